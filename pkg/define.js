/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
import{define}from"./element.js";define();
