// Importing this entry defines the element <crossboard-game>; it exports nothing.
import './element.js';
