/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
"use strict";

// entries/define.js
var import_element = require("./element.cjs");
(0, import_element.define)();
