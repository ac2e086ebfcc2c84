/* global crossboard, use */
importScripts('node_modules/crossboard/crossboard.global.js', 'share/classic.js');
use(crossboard).then((told) => postMessage(told));
