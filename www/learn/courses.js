// The courses, by the layout of their game.

import { course as tall } from './course-double-move.js';
import { course as slots } from './course-four-board.js';
import { course as twins } from './course-tranzit.js';

/** @type {Readonly<Record<string, import("./model.js").Course>>} */
export const COURSES = { slots, twins, tall };
