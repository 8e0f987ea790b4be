import { hasFastConnection } from '@quayside/platform/has-fast-connection';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { ReaderSession } from './reader-session.ts';

/** Options of `createDocumentReader`. Times are in milliseconds. */
export type DocumentReaderOptions = {
  /** The URL of Tesseract's English model (`@tesseract.js-data/eng`, `4.0.0_best_int`) on the page's origin. */
  readonly model: string;
  /**
   * The time limit of one picture, 10,000 by default. It includes loading, unless `prepare` has finished.
   */
  readonly mostWait?: number;
  /** After this time without a picture the worker ends, and its memory is free. 120,000 by default. */
  readonly idle?: number;
};

/** Reads identity documents on the device. It implements the port `DocumentReader` of `@quayside/flow/services`. */
export type DeviceReader = {
  readonly prepare: () => void;
  readonly read: (
    picture: Blob,
    options: { readonly signal: AbortSignal; readonly today: CalendarDate },
  ) => Promise<DocumentReading | undefined>;
};

const MOST_WAIT = 10_000;
const IDLE = 120_000;

/**
 * Returns a reader for the machine-readable zone of a document (ICAO 9303: TD1, TD2 and TD3). It works in a worker and
 * sends nothing. `prepare` loads the worker (4 MB) and the model (3 MB), unless the connection is slow or metered.
 * `read` resolves to undefined if it is certain of nothing, cannot load, or exceeds the time limit, so that the customer types. It
 * rejects only with the signal's reason.
 */
export function createDocumentReader({
  model,
  mostWait = MOST_WAIT,
  idle = IDLE,
}: DocumentReaderOptions): DeviceReader {
  const session = new ReaderSession(model, idle);
  const mayLoad = () => session.isReady || hasFastConnection(navigator);
  return {
    prepare: () => {
      if (mayLoad()) void session.prepare();
    },
    read: async (picture, { signal, today }) => {
      signal.throwIfAborted();
      if (!mayLoad()) return undefined;
      try {
        return await session.read(picture, today, AbortSignal.any([signal, AbortSignal.timeout(mostWait)]));
      } catch {
        signal.throwIfAborted();
        return undefined; // The customer types instead.
      }
    },
  };
}
