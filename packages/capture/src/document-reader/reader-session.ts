import type { DocumentReading } from '@quayside/rules/document-match';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { trustedWorker } from '../image-intake/trusted-worker.ts';
import type { DecodedPicture, ReaderReply, ReaderRequest } from './reader-messages.ts';

type Waiting = {
  readonly resolve: (reading: DocumentReading | undefined) => void;
  readonly reject: (why: unknown) => void;
};

/**
 * A session with the worker that reads pictures. After an idle time, an error or an exceeded time limit, the worker
 * ends; the next picture starts another one.
 */
export class ReaderSession {
  /** Whether the worker has loaded the recogniser. */
  isReady = false;
  readonly #model: string;
  readonly #idle: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = 0;

  constructor(model: string, idle: number) {
    this.#model = model;
    this.#idle = idle;
  }

  /** Loads the recogniser. Ignores failures, because the next picture retries. */
  async prepare(): Promise<void> {
    try {
      await this.#ask();
      this.isReady = true;
    } catch {
      // the next picture retries
    }
  }

  /**
   * Reads a picture. Resolves to undefined if no field is certain. Rejects with the reason of the signal, or if the
   * picture or the recogniser cannot be loaded.
   */
  async read(picture: Blob, today: CalendarDate, ended: AbortSignal): Promise<DocumentReading | undefined> {
    const decoded = await decode(picture);
    ended.throwIfAborted();
    const end = () => this.#end(ended.reason);
    ended.addEventListener('abort', end);
    try {
      const reading = await this.#ask({ decoded, today });
      this.isReady = true;
      return reading;
    } finally {
      ended.removeEventListener('abort', end);
    }
  }

  #ask(picture?: ReaderRequest['picture']): Promise<DocumentReading | undefined> {
    const worker = this.#start();
    const id = ++this.#requests;
    clearTimeout(this.#timer);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const request: ReaderRequest = { id, model: this.#model, ...(picture ? { picture } : {}) };
      worker.postMessage(request, picture ? [transferable(picture.decoded)] : []);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => this.#settle(data));
    worker.addEventListener('error', () => this.#end(new Error('The document reader did not load.')));
    this.#worker = worker;
    return worker;
  }

  #settle({ id, reading, outcome }: ReaderReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (outcome === 'failed') waiting?.reject(new Error('The document reader failed.'));
    else waiting?.resolve(reading);
    if (this.#waiting.size === 0) this.#timer = setTimeout(() => this.#end(undefined), this.#idle);
  }

  #end(why: unknown): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isReady = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(why);
  }
}

function startWorker(): Worker {
  const Worker = trustedWorker(); // bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`
  return new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
}

const transferable = (decoded: DecodedPicture): Transferable => ('data' in decoded ? decoded.data.buffer : decoded);

/** The maximum length of the longer side of a decoded picture, in pixels. */
const LONGEST_SIDE = 1600;

/** Decodes a picture and applies its EXIF orientation. */
async function decode(picture: Blob): Promise<DecodedPicture> {
  const whole = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  if (typeof OffscreenCanvas !== 'undefined') return whole;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  if (!context) throw new Error('This browser provides no 2D canvas.');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
