type Bytes = Uint8Array<ArrayBuffer>;

/** PDF names that act or lead to another file (ISO 32000-1, 12.6.3 and 12.6.4; 7.11.4; 12.7.8; 13). */
const active = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
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
]);

/** Limit on the size of object streams: objects are small, so a customer's document never reaches it. */
const MOST_INFLATED_BYTES = 64 * 1024 * 1024;

/**
 * Returns why a person must check a PDF: `pdf-active` if it names an action or hides its objects; otherwise `pdf-unscanned`, because there is no virus scan.
 * Reads names as a viewer does, with `#61` for `a` (7.3.5), also in object streams (7.5.7).
 */
export async function flagOfPdf(bytes: Bytes): Promise<'pdf-active' | 'pdf-unscanned'> {
  const text = new TextDecoder('latin1').decode(bytes);
  if (namesActive(text)) return 'pdf-active';
  let room = MOST_INFLATED_BYTES;
  for (const { start, end } of objectStreams(text)) {
    const objects = start === undefined ? undefined : await inflate(bytes.subarray(start, end), room);
    if (objects === undefined || namesActive(objects)) return 'pdf-active';
    room -= objects.length;
  }
  return 'pdf-unscanned';
}

const name = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[\da-f]{2})+)/gi;

function namesActive(text: string): boolean {
  for (const [, found = ''] of text.matchAll(name)) if (active.has(plain(found))) return true;
  return false;
}

const plain = (found: string) =>
  found.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

type ObjectStream = {
  /** offset of its bytes; undefined for a compression that only viewers read */
  readonly start: number | undefined;
  readonly end: number;
};

/** Returns the compressed object streams; uncompressed ones were searched with the file. */
function* objectStreams(text: string): Generator<ObjectStream> {
  let dictionaryStart = 0;
  for (const { 0: word, index } of text.matchAll(/\bobj\b|\bstream\r?\n/g)) {
    if (word === 'obj') {
      dictionaryStart = index;
      continue;
    }
    const dictionary = plain(text.slice(dictionaryStart, index));
    const start = index + word.length;
    const end = text.indexOf('endstream', start);
    dictionaryStart = start;
    if (!dictionary.includes('/ObjStm') || !dictionary.includes('/Filter')) continue;
    const deflated = /\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(\/|>)/.test(dictionary);
    yield {
      start: deflated && !dictionary.includes('/DecodeParms') ? start : undefined,
      end: end < 0 ? text.length : end,
    };
  }
}

/** Inflates bytes to text; undefined for invalid or more than `most` bytes. Ignores trailing bytes, such as a line end. */
async function inflate(deflated: Bytes, most: number): Promise<string | undefined> {
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate'));
  const decoder = new TextDecoder('latin1');
  const reader = stream.getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length <= most) continue;
      await reader.cancel();
      return undefined;
    }
  } catch {
    // the text before the first invalid byte counts
  }
  return text || undefined;
}
