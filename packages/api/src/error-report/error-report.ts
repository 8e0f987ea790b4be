import type { Bridge } from '@quayside/bridge/bridge';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import {
  buildErrorRecord,
  type CaughtProblem,
  type ErrorRecord,
  isForeignScriptError,
  type PageDetails,
} from './error-record.ts';
import { isExpected } from './is-expected.ts';
import { createUploadQueue } from './upload-queue.ts';

export type { CaughtProblem, ErrorRecord, PageDetails } from './error-record.ts';

/** Options of `createErrorReporter`: the destinations of records, their details, and the console. */
export type ErrorReporterOptions = {
  /**
   * Upload functions, each with its own queue, such as `(records) => client.call(uploadLog, records, { quiet: true })`.
   * CALL-05 defines the paths.
   */
  readonly uploads: readonly ((records: [ErrorRecord]) => Promise<unknown>)[];
  /** The bridge to the native app, which accepts records from version 1.2.0 on. */
  readonly bridge: Pick<Bridge, 'supports' | 'call'>;
  /** Returns the details of page and device. Called for each record. */
  readonly facts: () => PageDetails;
  readonly now: () => number;
  /** Writes a problem to the console, or to a substitute in tests. */
  readonly log: (what: string, error: unknown) => void;
  readonly timers?: Timers;
};

/** Reports errors, each at most once a minute. */
export type ErrorReporter = {
  /**
   * Logs a problem and uploads its record (FAIL-02). Does not throw. Returns false if it does not upload: for a
   * 'Script error.' without an Error, an expected failure, or an error that it reported within the last minute.
   */
  readonly report: (problem: CaughtProblem) => boolean;
};

const sameErrorMs = 60_000;
const rememberedErrors = 100;

/** Creates a reporter that uploads errors to the native app and the log services. Failed uploads are logged, but not reported. */
export function createErrorReporter({
  uploads,
  bridge,
  facts,
  now,
  log,
  timers = pageTimers,
}: ErrorReporterOptions): ErrorReporter {
  const lastSeen = new Map<string, number>();
  const quietly = (what: string, error: unknown): void => {
    try {
      log(what, error);
    } catch {
      // A console that throws must not cause the next error.
    }
  };
  const toApp = async (record: ErrorRecord): Promise<void> => {
    if (await bridge.supports('command_upload_elk_log')) await bridge.call('command_upload_elk_log', { log: record });
  };
  const targets = [toApp, ...uploads.map((upload) => async (record: ErrorRecord) => upload([record]))];
  const queues = targets.map((send) =>
    createUploadQueue(send, (error) => quietly('An error report was not uploaded.', error), timers),
  );

  const isNew = ({ code, desc, extend_msg, url }: ErrorRecord): boolean => {
    const print = [code, desc, extend_msg, url].join('|');
    if (now() - (lastSeen.get(print) ?? -Infinity) < sameErrorMs) return false;
    lastSeen.delete(print);
    lastSeen.set(print, now());
    const [oldest = print] = lastSeen.keys();
    if (lastSeen.size > rememberedErrors) lastSeen.delete(oldest);
    return true;
  };

  return {
    report(problem) {
      try {
        if (isForeignScriptError(problem)) return false;
        if (isExpected(problem.error)) {
          quietly('A request was refused or could not be made.', problem.error);
          return false;
        }
        quietly('An error was not handled.', problem.error ?? problem.message);
        const record = buildErrorRecord(problem, facts(), now());
        if (!isNew(record)) return false;
        for (const queue of queues) queue.add(record);
        return true;
      } catch (error) {
        quietly('An error could not be reported.', error);
        return false;
      }
    },
  };
}
