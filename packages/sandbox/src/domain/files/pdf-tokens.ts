type Bytes = Uint8Array;

/** Thrown if viewers may read a dictionary in different ways, or reading takes more work than any document of a customer. */
export class UnclearPdfError extends Error {
  override readonly name = 'UnclearPdfError';
  constructor() {
    super('The PDF is damaged, or written so that viewers may read it in different ways.');
  }
}

/** A dictionary that was read from a PDF. */
export type PdfDictionary = {
  /** Tokens of the dictionary and its arrays, but not of inner dictionaries; names are decoded and start with a slash, and a string is `()`. */
  readonly tokens: readonly string[];
  /** Offset of the first byte after the dictionary. */
  readonly end: number;
};

const code = (text: string) => text.charCodeAt(0);
const codes = (text: string) => [...text].map(code);

/** Codes of the characters that the search of a PDF looks for. */
export const characterCodes = {
  slash: code('/'),
  percent: code('%'),
  o: code('o'),
  e: code('e'),
  s: code('s'),
} as const;
const LINE_FEED = code('\n');
const CARRIAGE_RETURN = code('\r');
const HASH = code('#');
const BACKSLASH = code('\\');
const OPEN = code('(');
const CLOSE = code(')');
const LESS = code('<');
const MORE = code('>');
const spaces = codes('\0\t\n\f\r ');

/** White space in a PDF (ISO 32000-1, 7.2.2): 1 for each such byte, otherwise 0. */
const isSpace = table(spaces);
const endsToken = table([...spaces, ...codes('()<>[]{}/%')]);
const isHex = table(codes('0123456789abcdefABCDEF'));

/** Keywords that never occur inside a dictionary. */
const outside = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/** Maximum number of tokens per dictionary. That of a stream has about twenty. */
export const mostTokens = 1000;
/** Maximum length of a decoded name. All searched names are shorter. */
const MOST_NAME = 32;

/** Returns whether a byte is a line feed or a carriage return. */
export const isLineEnd = (byte: number | undefined): boolean => byte === LINE_FEED || byte === CARRIAGE_RETURN;
/** Returns whether a byte is white space in PDF (ISO 32000-1, 7.2.2). */
export const isPdfSpace = (byte: number): boolean => isSpace[byte] === 1;

/** Returns whether the bytes at an offset spell an ASCII word. */
export function isWordAt(bytes: Bytes, word: string, at: number): boolean {
  for (let index = 0; index < word.length; index += 1) if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}

/**
 * Returns the name that starts with the slash at `at`, with escapes such as `#61` decoded (7.3.5). The name ends at an escaped NUL, as in viewers written in
 * C, and at a `#` that escapes nothing. Returns an empty string if it is longer than MOST_NAME.
 */
export function readName(bytes: Bytes, at: number): string {
  let name = '';
  for (let index = at + 1; name.length <= MOST_NAME; index += 1) {
    const byte = bytes[index];
    if (byte === undefined || endsToken[byte] === 1) return name;
    if (byte !== HASH) {
      name += String.fromCharCode(byte);
      continue;
    }
    const escaped = String.fromCharCode(bytes[index + 1] ?? 0, bytes[index + 2] ?? 0);
    if (!/^[\da-f]{2}$/i.test(escaped) || escaped === '00') return name;
    name += String.fromCharCode(Number.parseInt(escaped, 16));
    index += 2;
  }
  return '';
}

/**
 * Reads the dictionaries of one file. All methods throw `UnclearPdfError` once they have read `most` bytes, because bytes inside strings are read more than
 * once.
 */
export class PdfReader {
  readonly #bytes: Bytes;
  #most: number;

  constructor(bytes: Bytes, most: number) {
    this.#bytes = bytes;
    this.#most = most;
  }

  /** Returns the offset of the first byte at or after `from` that belongs to no white space and no comment. */
  skipSpace(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    for (let comment = false; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === characterCodes.percent) comment = true;
      else if (isLineEnd(byte)) comment = false;
      else if (!comment && !isPdfSpace(byte)) break;
    }
    this.#spend(at - from);
    return at;
  }

  /** Returns the dictionary that starts with `<<` at `from`. Throws `UnclearPdfError` if it is malformed. */
  dictionary(from: number): PdfDictionary {
    const tokens: string[] = [];
    const open: ('<<' | '[')[] = [];
    let inner = 0;
    const add = (token: string) => {
      if (inner < 2 && tokens.length < mostTokens) tokens.push(token);
    };
    for (let at = from; ; ) {
      at = this.skipSpace(at);
      const { token, end } = this.#token(at);
      this.#spend(end - at);
      at = end;
      if (token === '<<' || token === '[') {
        add(token);
        open.push(token);
        if (token === '<<') inner += 1;
        continue;
      }
      if (token === '>>') inner -= 1;
      add(token);
      if (token !== '>>' && token !== ']') continue;
      if (open.pop() !== (token === '>>' ? '<<' : '[')) throw new UnclearPdfError();
      if (open.length === 0) return { tokens, end };
    }
  }

  #token(at: number): { token: string; end: number } {
    const bytes = this.#bytes;
    const [byte, next] = [bytes[at], bytes[at + 1]];
    if (byte === LESS && next === LESS) return { token: '<<', end: at + 2 };
    if (byte === MORE && next === MORE) return { token: '>>', end: at + 2 };
    if (byte === LESS) return { token: '<>', end: this.#hexEnd(at + 1) };
    if (byte === OPEN) return { token: '()', end: this.#stringEnd(at + 1) };
    if (byte === code('[') || byte === code(']')) return { token: String.fromCharCode(byte), end: at + 1 };
    if (byte === characterCodes.slash) return { token: `/${readName(bytes, at)}`, end: this.#regularEnd(at + 1) };
    const end = this.#regularEnd(at);
    const token = String.fromCharCode(...bytes.subarray(at, Math.min(end, at + MOST_NAME)));
    if (end === at || outside.has(token)) throw new UnclearPdfError();
    return { token, end };
  }

  #regularEnd(from: number): number {
    let at = from;
    while (at < this.#bytes.length && endsToken[this.#bytes[at] ?? 0] !== 1) at += 1;
    return at;
  }

  #hexEnd(from: number): number {
    for (let at = from; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === MORE) return at + 1;
      if (isHex[byte] !== 1 && isSpace[byte] !== 1) break;
    }
    throw new UnclearPdfError();
  }

  #stringEnd(from: number): number {
    let depth = 1;
    for (let at = from; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
      if (depth === 0) return at + 1;
    }
    throw new UnclearPdfError();
  }

  #spend(bytes: number): void {
    this.#most -= bytes;
    if (this.#most < 0) throw new UnclearPdfError();
  }
}

/** Returns a table with an entry for each byte value: 1 if it is among `members`, otherwise 0. */
function table(members: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (members.includes(byte) ? 1 : 0));
}
