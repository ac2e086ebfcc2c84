// Compiled, never run: the scripts of the package's face have the types that its declarations promise. A script with
// a declaration beside it is known by that alone wherever it is imported, so nothing else would compare the two.
import type * as declared from '../pkg/face/api.js';
import type * as describe from '../pkg/face/describe.js';
import type * as errors from '../pkg/face/errors.js';
import type * as game from '../pkg/face/game.js';
import type * as games from '../pkg/face/games.js';
import type * as record from '../pkg/face/record.js';
import type * as svg from '../pkg/face/svg.js';
import type * as version from '../pkg/face/version.js';

type Declared = typeof declared;
type Made = typeof describe & typeof errors & typeof game & typeof games & typeof version & typeof svg & typeof record;

/** An error by what it bears: nobody but the package makes one. */
type Thrown<T> = T extends { prototype: infer E extends Error } ? E : T;

declare const made: { [Name in keyof Declared]: Thrown<Made[Name]> };
export const face: { [Name in keyof Declared]: Thrown<Declared[Name]> } = made;
