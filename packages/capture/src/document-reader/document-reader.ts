import { hasFastConnection } from '@quayside/platform/internals/has-fast-connection';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { ReaderSession } from './reader-session.ts';

/** The options of `createDocumentReader`: the URL of its model, and time limits in milliseconds. */
export type DocumentReaderOptions = {
  /**
   * The URL of Tesseract's English model (`@tesseract.js-data/eng`, `4.0.0_best_int`). The URL must have the origin of
   * the page.
   */
  readonly model: string;
  /** The time limit for one picture, including the load time unless `prepare` has finished. Default: 10,000. */
  readonly timeout?: number;
  /** The time without a picture after which the worker ends, to free its memory. Default: 120,000. */
  readonly idleTimeout?: number;
};

/**
 * A reader of identity documents that runs on the device, for the `DocumentReader` port of `@quayside/flow/services`.
 */
export type DeviceReader = {
  /** Loads the worker (4 MB) and the model (3 MB) in advance, unless the connection is slow or metered. */
  readonly prepare: () => void;
  /**
   * Reads a picture. Resolves to undefined if no field is certain, the reader cannot load, or the time limit is
   * exceeded; the user then types the details. Rejects only with the reason of the signal.
   */
  readonly read: (
    picture: Blob,
    options: { readonly signal: AbortSignal; readonly today: CalendarDate },
  ) => Promise<DocumentReading | undefined>;
};

const MOST_WAIT = 10_000;
const IDLE = 120_000;

/**
 * Creates a reader for the machine-readable zone of a document (ICAO 9303: TD1, TD2 and TD3). The reader runs in a
 * worker and does not send pictures over the network.
 */
export function createDocumentReader({
  model,
  timeout = MOST_WAIT,
  idleTimeout = IDLE,
}: DocumentReaderOptions): DeviceReader {
  const session = new ReaderSession(model, idleTimeout);
  const mayLoad = () => session.isReady || hasFastConnection(navigator);
  return {
    prepare: () => {
      if (mayLoad()) void session.prepare();
    },
    read: async (picture, { signal, today }) => {
      signal.throwIfAborted();
      if (!mayLoad()) return undefined;
      try {
        return await session.read(picture, today, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
      } catch {
        signal.throwIfAborted();
        return undefined; // the user types the details instead
      }
    },
  };
}
