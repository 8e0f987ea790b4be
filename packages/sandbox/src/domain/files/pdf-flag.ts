import type { PdfFlag } from '../ports/pdf-check.ts';
import {
  characterCodes,
  isLineEnd,
  isPdfSpace,
  isWordAt,
  mostTokens,
  PdfReader,
  readName,
  UnclearPdfError,
} from './pdf-tokens.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** PDF names that run an action or open another file (ISO 32000-1, 12.6.3 and 12.6.4; 7.11.4; 12.7.8; 13). */
const active = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'OpenAction',
  'AA',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
  'OnInstantiate',
]);

/** Maximum number of bytes that all object streams may inflate to. Documents of customers stay below it, because objects are small. */
const MOST_INFLATED_BYTES = 32 * 1024 * 1024;
const MOST_OBJECT_STREAMS = 5000;
/** Number of times that a byte may be read as part of a dictionary. Objects could begin anywhere, even inside strings, comments and streams. */
const MOST_READINGS = 4;

/**
 * Returns why a person must check a PDF: `pdf-active` if it names an action or may hide one, otherwise `pdf-unscanned`, because there is no virus scan. Names
 * of actions are visible anywhere in a file unless an object stream (7.5.7) compresses them. So every stream that a viewer could take for one is inflated and
 * searched. A file also counts as active if a dictionary or such a stream cannot be read with certainty.
 */
export async function findPdfFlag(bytes: Bytes): Promise<PdfFlag> {
  try {
    return (await mayAct(bytes)) ? 'pdf-active' : 'pdf-unscanned';
  } catch (error) {
    if (error instanceof UnclearPdfError) return 'pdf-active';
    throw error;
  }
}

async function mayAct(bytes: Bytes): Promise<boolean> {
  const found = search(bytes);
  if (found.acts) return true;
  const hiding = hidingStreams(bytes, found);
  if (hiding.length > MOST_OBJECT_STREAMS) return true;
  let room = MOST_INFLATED_BYTES;
  for (const one of hiding) {
    const objects = await inflateOne(bytes, one, room);
    if (search(objects).acts) return true;
    room -= objects.length;
  }
  return false;
}

type FoundWords = {
  readonly acts: boolean;
  readonly encrypted: boolean;
  /** Offset after each word `obj`. */
  readonly objects: readonly number[];
  /** Offset of each word `stream` before which a dictionary may end. */
  readonly streams: readonly number[];
  /** Offset of each word `endstream`, ascending. */
  readonly streamEnds: readonly number[];
};

/**
 * Finds the words in a PDF that begin and end objects, and names of actions. Every byte is searched, because an offset can lead a viewer to any position in
 * the file.
 */
function search(bytes: Uint8Array): FoundWords {
  const objects: number[] = [];
  const streams: number[] = [];
  const streamEnds: number[] = [];
  let encrypted = false;
  let comment = false;
  /** Offset of the last byte that is not a space. Below: whether this byte is part of a comment. */
  let last = 0;
  let lastIsComment = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === characterCodes.slash) {
      const name = readName(bytes, at);
      if (active.has(name)) return { acts: true, encrypted, objects, streams, streamEnds };
      encrypted ||= name === 'Encrypt';
    } else if (byte === characterCodes.o && isWordAt(bytes, 'obj', at)) objects.push(at + 3);
    else if (byte === characterCodes.e && isWordAt(bytes, 'endstream', at)) streamEnds.push(at);
    else if (
      byte === characterCodes.s &&
      (lastIsComment || isWordAt(bytes, '>>', last - 1)) &&
      isWordAt(bytes, 'stream', at)
    )
      streams.push(at);
    if (isLineEnd(byte)) comment = false;
    else if (!isPdfSpace(byte)) {
      comment ||= byte === characterCodes.percent;
      last = at;
      lastIsComment = comment;
    }
  }
  return { acts: false, encrypted, objects, streams, streamEnds };
}

/** Where the content of a compressed stream starts, and where it may end. */
type StreamContent = { readonly start: number; readonly ends: readonly number[] };

/** Returns the compressed streams that a viewer could take for object streams. Throws `UnclearPdfError` if they cannot be determined. */
function hidingStreams(
  bytes: Uint8Array,
  { objects, streams, streamEnds, encrypted }: FoundWords,
): readonly StreamContent[] {
  const reader = new PdfReader(bytes, MOST_READINGS * bytes.length);
  const hiding = new Map<number, StreamContent>();
  const read = new Set<number>();
  for (const object of objects) {
    const from = reader.skipSpace(object);
    if (!isWordAt(bytes, '<<', from)) continue;
    const { tokens, end } = reader.dictionary(from);
    const stream = reader.skipSpace(end);
    if (!isWordAt(bytes, 'stream', stream)) continue;
    read.add(stream);
    if (!mayHoldObjects(tokens)) continue;
    if (encrypted) throw new UnclearPdfError();
    if (isDeflated(tokens)) hiding.set(stream, contentOf(bytes, stream, streamEnds));
  }
  if (streams.some((stream) => !read.has(stream))) throw new UnclearPdfError();
  return [...hiding.values()];
}

/** Keys by which viewers recognise the dictionary of an object stream. Some viewers require no type. */
const keysOfObjectStream = ['/ObjStm', '/First', '/N'];
/** Keys that change how a stream is decoded, and their abbreviations. */
const keysOfEncoding = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms'];

const mayHoldObjects = (tokens: readonly string[]): boolean =>
  tokens.length === mostTokens || tokens.some((token) => keysOfObjectStream.includes(token));

/** Returns whether a stream is compressed; uncompressed ones were searched with the file. Throws `UnclearPdfError` if the compression is unsupported. */
function isDeflated(tokens: readonly string[]): boolean {
  const filter = tokens.indexOf('/Filter');
  const several = tokens.length === mostTokens || tokens.lastIndexOf('/Filter') !== filter;
  if (several || tokens.some((token) => keysOfEncoding.includes(token))) throw new UnclearPdfError();
  if (filter < 0) return false;
  const value = tokens.slice(filter + 1, filter + 5).join(' ');
  if (!/^(\/FlateDecode|\[ \/FlateDecode \]) (\/|>>)/.test(value)) throw new UnclearPdfError();
  return true;
}

/** Returns where the content of a stream starts and may end (7.3.8.1). Throws `UnclearPdfError` if viewers may start reading at another position. */
function contentOf(bytes: Uint8Array, stream: number, streamEnds: readonly number[]): StreamContent {
  const lineEnd = ['\r\n', '\n'].find((one) => isWordAt(bytes, one, stream + 'stream'.length));
  if (lineEnd === undefined) throw new UnclearPdfError();
  const start = stream + 'stream'.length + lineEnd.length;
  const end = firstFrom(streamEnds, start);
  if (end === undefined) throw new UnclearPdfError();
  const ends = [end];
  for (let at = end; ends.length < 3 && at > start && isLineEnd(bytes[at - 1]); at -= 1) ends.push(at - 1);
  return { start, ends };
}

/** Returns the first of the ascending offsets that is not below `start`, or undefined. */
function firstFrom(offsets: readonly number[], start: number): number | undefined {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return offsets[low];
}

/**
 * Inflates content up to one of its possible ends, because a line end before `endstream` may belong to it. Throws `UnclearPdfError` if it inflates to none of
 * them, or to more than `most` bytes.
 */
async function inflateOne(bytes: Bytes, { start, ends }: StreamContent, most: number): Promise<Uint8Array> {
  for (const end of ends.toReversed()) {
    const content = await inflate(bytes.subarray(start, end), most);
    if (content) return content;
  }
  throw new UnclearPdfError();
}

/** Inflates bytes. Returns undefined if they are incomplete or other bytes follow. Throws `UnclearPdfError` if the result has more than `most` bytes. */
async function inflate(deflated: Bytes, most: number): Promise<Uint8Array | undefined> {
  const reader = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) break;
      parts.push(part.value);
    }
  } catch {
    return undefined;
  }
  if (size > most) {
    await reader.cancel();
    throw new UnclearPdfError();
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
