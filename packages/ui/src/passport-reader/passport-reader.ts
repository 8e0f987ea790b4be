import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { readRecognisedMrz } from '@quayside/rules/mrz/recognised-mrz';
import { trustedWorker } from '../image-intake/trusted-worker.ts';
import { findZone, SEARCH_WIDTH } from './find-zone.ts';
import type { PassportReply, PassportRequest } from './passport-messages.ts';

/** How a passport is read. */
export type PassportReaderOptions = {
  readonly signal: AbortSignal;
  /** the Singapore calendar date */
  readonly today: CalendarDate;
  /** the address of Tesseract's English model on the page's own origin, gzip (`@tesseract.js-data/eng`) */
  readonly model: string;
  /** gives up after so many milliseconds: 10,000 by default. Recognising takes 1 to 6 s, and a customer does not wait long for what a reviewer does too. */
  readonly mostWait?: number;
};

const MOST_WAIT = 10_000;
/** The width, in pixels, of what is recognised: a character is 30 pixels high, the size that the model was trained for. */
const READ_WIDTH = 1600;

/**
 * Reads the machine-readable zone at the foot of a passport's photo page. The recogniser (1.9 MB) and its model (2.9 MB) are loaded when a picture shows two
 * lines that could be one. Undefined where it finds none, is not sure, or takes too long; rejects with the signal's reason alone.
 */
export async function readPassport(
  picture: Blob,
  { signal, today, model, mostWait = MOST_WAIT }: PassportReaderOptions,
): Promise<DocumentReading | undefined> {
  try {
    const zone = await zoneOf(picture);
    signal.throwIfAborted();
    const text =
      zone && (await recognise({ picture: zone, model }, AbortSignal.any([signal, AbortSignal.timeout(mostWait)])));
    return text ? readRecognisedMrz(text, today) : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined; // a reviewer reads it
  }
}

/** The zone as PNG; undefined where the picture shows none. */
async function zoneOf(picture: Blob): Promise<ArrayBuffer | undefined> {
  const bitmap = await createImageBitmap(picture);
  try {
    const small = draw(bitmap, { from: 0, to: 1 }, SEARCH_WIDTH);
    const { data } = small.context.getImageData(0, 0, small.width, small.height);
    const grey = new Uint8Array(small.width * small.height);
    for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4 + 1] ?? 0; // green is nearest to what the eye sees
    const rows = findZone(grey, small.width);
    if (!rows) return undefined;
    const shares = { from: rows.from / small.height, to: rows.to / small.height };
    const { canvas } = draw(bitmap, shares, READ_WIDTH);
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return await png?.arrayBuffer();
  } finally {
    bitmap.close();
  }
}

/** Part of a picture's height, from 0 to 1, at a width in pixels. */
function draw(bitmap: ImageBitmap, { from, to }: { from: number; to: number }, width: number) {
  const scale = width / bitmap.width;
  const height = Math.max(1, Math.round(bitmap.height * (to - from) * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas.');
  context.filter = 'grayscale(1)';
  context.drawImage(bitmap, 0, bitmap.height * from, bitmap.width, bitmap.height * (to - from), 0, 0, width, height);
  return { canvas, context, width, height };
}

function startWorker(): Worker {
  const Worker = trustedWorker(); // bundlers look for the very words of the next line
  return new Worker(new URL('./passport-worker.ts', import.meta.url), { type: 'module' });
}

/** One worker a picture, ended afterwards: WebAssembly memory never shrinks. */
async function recognise(request: PassportRequest, ended: AbortSignal): Promise<string | undefined> {
  const worker = startWorker();
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PassportReply>) =>
        resolve('text' in data ? data.text : undefined),
      );
      worker.addEventListener('error', () => resolve(undefined));
      ended.addEventListener('abort', () => reject(ended.reason));
      worker.postMessage(request, [request.picture]);
    });
  } finally {
    worker.terminate();
  }
}
