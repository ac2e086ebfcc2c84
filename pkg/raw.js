/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
import{RawGame}from"./core.js";export{RawGame};
