import { hasFastConnection } from '@quayside/platform/internals/has-fast-connection';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { ReaderSession } from './reader-session.ts';

/** Options of `createDocumentReader`. Times are in milliseconds. */
export type DocumentReaderOptions = {
  /**
   * The URL of Tesseract's English model (`@tesseract.js-data/eng`, `4.0.0_best_int`). It must have the origin of the
   * page.
   */
  readonly model: string;
  /** The time limit for one picture. It includes loading, unless `prepare` has finished. Default: 10,000. */
  readonly mostWait?: number;
  /** The worker ends after this time without a picture, which frees its memory. Default: 120,000. */
  readonly idle?: number;
};

/** Reads identity documents on the device. It implements the `DocumentReader` port of `@quayside/flow/services`. */
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
 * Creates a reader for the machine-readable zone of a document (ICAO 9303: TD1, TD2 and TD3). It works in a worker and
 * sends nothing over the network. `prepare` loads the worker (4 MB) and the model (3 MB), unless the connection is slow
 * or metered. `read` resolves to undefined if no field is certain, if it cannot load, or after the time limit. The user
 * then types the details. `read` rejects only with the reason of the signal.
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
        return undefined; // the user types the details instead
      }
    },
  };
}
