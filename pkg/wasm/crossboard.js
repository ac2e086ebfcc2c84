/* @ts-self-types="./crossboard.d.ts" */

/**
 * A game. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawGame {
    static __wrap(ptr) {
        const obj = Object.create(RawGame.prototype);
        obj.__wbg_ptr = ptr;
        RawGameFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        RawGameFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_rawgame_free(ptr, 0);
    }
    /**
     * Agrees a draw of a board (from 1) or the match; the entry, packed.
     * @param {number | null} [board]
     * @returns {number}
     */
    agreeDraw(board) {
        const ret = wasm.rawgame_agreeDraw(this.__wbg_ptr, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : (board) >>> 0);
        return ret >>> 0;
    }
    /**
     * What the piece on a spot might do: pairs of a packed move and why not.
     * @param {number} spot
     * @returns {number}
     */
    candidates(spot) {
        const ret = wasm.rawgame_candidates(this.__wbg_ptr, spot);
        return ret >>> 0;
    }
    /**
     * A copy with its past.
     * @returns {RawGame}
     */
    copy() {
        const ret = wasm.rawgame_copy(this.__wbg_ptr);
        return RawGame.__wrap(ret);
    }
    /**
     * Plays what an entry's text says; its entry, packed.
     * @param {string} text
     * @returns {number}
     */
    enter(text) {
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_enter(this.__wbg_ptr, ptr0, len0);
        return ret >>> 0;
    }
    /**
     * Why a ply is illegal: one number, as behind a candidate.
     * @param {string} code
     * @returns {number}
     */
    explain(code) {
        const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_explain(this.__wbg_ptr, ptr0, len0);
        return ret >>> 0;
    }
    /**
     * A player's time is out; the entry, packed.
     * @param {number} number
     * @returns {number}
     */
    flag(number) {
        const ret = wasm.rawgame_flag(this.__wbg_ptr, number);
        return ret >>> 0;
    }
    /**
     * Reads a link. Nothing where that fails: the last failure says why.
     * @param {string} text
     * @returns {RawGame | undefined}
     */
    static fromLink(text) {
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_fromLink(ptr0, len0);
        return ret === 0 ? undefined : RawGame.__wrap(ret);
    }
    /**
     * Reads a record, in any form, of a game if it is named: the game after its main line. Nothing where that fails: the
     * last failure says why.
     * @param {string} text
     * @param {string} game
     * @returns {RawGame | undefined}
     */
    static fromRecord(text, game) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = passStringToWasm0(game, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.rawgame_fromRecord(ptr0, len0, ptr1, len1);
        return ret === 0 ? undefined : RawGame.__wrap(ret);
    }
    /**
     * The history, packed: one entry after the other.
     * @returns {number}
     */
    history() {
        const ret = wasm.rawgame_history(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The id of the game.
     * @returns {number}
     */
    id() {
        const ret = wasm.rawgame_id(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Whether a text is a legal ply.
     * @param {string} code
     * @returns {boolean}
     */
    isLegal(code) {
        const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_isLegal(this.__wbg_ptr, ptr0, len0);
        return ret !== 0;
    }
    /**
     * How many entries the history has.
     * @returns {number}
     */
    length() {
        const ret = wasm.rawgame_length(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The game in the letters of a link.
     * @returns {number}
     */
    link() {
        const ret = wasm.rawgame_link(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Every legal ply, packed.
     * @returns {number}
     */
    moves() {
        const ret = wasm.rawgame_moves(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The notation of a legal ply.
     * @param {string} code
     * @param {number} style_bits
     * @returns {number}
     */
    notation(code, style_bits) {
        const val2 = +style_bits;
        const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_notation(this.__wbg_ptr, ptr0, len0, val2);
        return ret >>> 0;
    }
    /**
     * The notation of the whole history, a line each.
     * @param {number} style_bits
     * @returns {number}
     */
    notations(style_bits) {
        const ret = wasm.rawgame_notations(this.__wbg_ptr, style_bits);
        return ret >>> 0;
    }
    /**
     * Begins a game, from its start or from a position text. Nothing where that fails: the last failure says why.
     * @param {string} id
     * @param {string | null} [position]
     * @returns {RawGame | undefined}
     */
    static open(id, position) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.rawgame_open(ptr0, len0, ptr1, len1);
        return ret === 0 ? undefined : RawGame.__wrap(ret);
    }
    /**
     * Reads the notation of a ply, in a language: 1 English, 2 Russian, 0 if it is not known. The move, packed.
     * @param {string} text
     * @param {number} language
     * @returns {number}
     */
    parseMove(text, language) {
        const val2 = +language;
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_parseMove(this.__wbg_ptr, ptr0, len0, val2);
        return ret >>> 0;
    }
    /**
     * The number of sequences of that many plies; no number where there are more than allowed. JavaScript's numbers
     * are exact up to 2^53, and no count gets there.
     * @param {number} depth
     * @param {number} max_nodes
     * @returns {number}
     */
    perft(depth, max_nodes) {
        const ret = wasm.rawgame_perft(this.__wbg_ptr, depth, max_nodes);
        return ret;
    }
    /**
     * Plays a ply; its entry, packed.
     * @param {string} code
     * @returns {number}
     */
    play(code) {
        const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.rawgame_play(this.__wbg_ptr, ptr0, len0);
        return ret >>> 0;
    }
    /**
     * The text of the position after that many entries; beyond the present, the present one.
     * @param {number} ply
     * @returns {number}
     */
    positionAt(ply) {
        const ret = wasm.rawgame_positionAt(this.__wbg_ptr, ply);
        return ret >>> 0;
    }
    /**
     * The text of the position.
     * @returns {number}
     */
    position() {
        const ret = wasm.rawgame_position(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Brings back what was taken back last; `false` if there is nothing.
     * @returns {boolean}
     */
    redo() {
        const ret = wasm.rawgame_redo(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * Resigns a board (from 1) or the match; the entry, packed.
     * @param {number} number
     * @param {number | null} [board]
     * @returns {number}
     */
    resign(number, board) {
        const ret = wasm.rawgame_resign(this.__wbg_ptr, number, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : (board) >>> 0);
        return ret >>> 0;
    }
    /**
     * What might come from another board to a spot: as `candidates`.
     * @param {number} spot
     * @returns {number}
     */
    sources(spot) {
        const ret = wasm.rawgame_sources(this.__wbg_ptr, spot);
        return ret >>> 0;
    }
    /**
     * The text of the position it began with.
     * @returns {number}
     */
    start() {
        const ret = wasm.rawgame_start(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The snapshot after that many entries, packed; beyond the present, the present one.
     * @param {number} ply
     * @returns {number}
     */
    stateAt(ply) {
        const ret = wasm.rawgame_stateAt(this.__wbg_ptr, ply);
        return ret >>> 0;
    }
    /**
     * The snapshot of the present, packed.
     * @returns {number}
     */
    state() {
        const ret = wasm.rawgame_state(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Takes the last entry back; `false` if there is none.
     * @returns {boolean}
     */
    undo() {
        const ret = wasm.rawgame_undo(this.__wbg_ptr);
        return ret !== 0;
    }
}
if (Symbol.dispose) RawGame.prototype[Symbol.dispose] = RawGame.prototype.free;

/**
 * A line of plies. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawLine {
    static __wrap(ptr) {
        const obj = Object.create(RawLine.prototype);
        obj.__wbg_ptr = ptr;
        RawLineFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        RawLineFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_rawline_free(ptr, 0);
    }
    /**
     * Where the list lies in the memory, in bytes.
     * @returns {number}
     */
    listAt() {
        const ret = wasm.rawline_listAt(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `list_at`.
     * @returns {number}
     */
    list() {
        const ret = wasm.rawline_list(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Begins a line, from the start of a game or from a position text. Nothing where that fails: the last failure
     * says why.
     * @param {string} id
     * @param {string | null} [position]
     * @returns {RawLine | undefined}
     */
    static open(id, position) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.rawline_open(ptr0, len0, ptr1, len1);
        return ret === 0 ? undefined : RawLine.__wrap(ret);
    }
    /**
     * The number of sequences of that many plies; no number where there are more than allowed.
     * @param {number} depth
     * @param {number} max_nodes
     * @returns {number}
     */
    perft(depth, max_nodes) {
        const ret = wasm.rawline_perft(this.__wbg_ptr, depth, max_nodes);
        return ret;
    }
    /**
     * Plays a packed ply; `false` if it is illegal.
     * @param {number} word
     * @returns {boolean}
     */
    play(word) {
        const ret = wasm.rawline_play(this.__wbg_ptr, word);
        return ret !== 0;
    }
    /**
     * The text of the position.
     * @returns {number}
     */
    position() {
        const ret = wasm.rawline_position(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Takes the last ply back; `false` if there is none.
     * @returns {boolean}
     */
    undo() {
        const ret = wasm.rawline_undo(this.__wbg_ptr);
        return ret !== 0;
    }
}
if (Symbol.dispose) RawLine.prototype[Symbol.dispose] = RawLine.prototype.free;

/**
 * What is fixed about each game, in the order of the list: a line each, with the id, the numbers of boards, files and
 * ranks, and the start position, parted by tabulators.
 * @returns {number}
 */
export function infos() {
    const ret = wasm.infos();
    return ret >>> 0;
}

/**
 * Where the last failure lies.
 * @returns {number}
 */
export function lastFailure() {
    const ret = wasm.lastFailure();
    return ret >>> 0;
}

/**
 * Reads a record, in any form, of a game if it is named: all that it holds, packed.
 * @param {string} text
 * @param {string} game
 * @returns {number}
 */
export function readRecord(text, game) {
    let ptr0, len0, ptr1, len1;
    try {
        ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(game, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.readRecord(ptr0, len0, ptr1, len1);
    return ret >>> 0;
}

/**
 * What a text looks like, and the game if that shows, parted by a tabulator.
 * @param {string} text
 * @returns {number}
 */
export function recogniseText(text) {
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.recogniseText(ptr0, len0);
    return ret >>> 0;
}

/**
 * The version of the package.
 * @returns {number}
 */
export function version() {
    const ret = wasm.version();
    return ret >>> 0;
}

/**
 * The stable words, whose places are the numbers in packed buffers: the reasons of refusals, those of ends, and the
 * rules, a line each, parted by spaces.
 * @returns {number}
 */
export function words() {
    const ret = wasm.words();
    return ret >>> 0;
}

/**
 * Writes a packed record, in a form, a style and a language.
 * @param {string} packed
 * @param {string} form
 * @param {number} style_bits
 * @returns {number}
 */
export function writeRecord(packed, form, style_bits) {
    const val3 = +style_bits;
    let ptr0, len0, ptr1, len1;
    try {
        ptr0 = passStringToWasm0(packed, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(form, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.writeRecord(ptr0, len0, ptr1, len1, val3);
    return ret >>> 0;
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
            throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./crossboard_bg.js": import0,
    };
}

const RawGameFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_rawgame_free(ptr, 1));
const RawLineFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_rawline_free(ptr, 1));

function getStringFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function isLikeNone(x) {
    return x === undefined || x === null;
}

function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1) >>> 0;

    const mem = getUint8ArrayMemory0();

    let offset = 0;

    for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 0x7F) break;
        mem[ptr + offset] = code;
    }
    if (offset !== len) {
        if (offset !== 0) {
            arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view);

        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
    }

    WASM_VECTOR_LEN = offset;
    return ptr;
}

let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
cachedTextDecoder.decode();
const MAX_SAFARI_DECODE_BYTES = 2146435072;
let numBytesDecoded = 0;
function decodeText(bytes) {
    numBytesDecoded += bytes.length;
    if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes.length;
    }
    return cachedTextDecoder.decode(bytes);
}

const cachedTextEncoder = new TextEncoder();

if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedUint8ArrayMemory0 = null;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }

    if (module_or_path === undefined) {
        throw new TypeError('the module, or where it is, must be given');
    }
    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
