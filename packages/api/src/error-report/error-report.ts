import type { Bridge } from '@quayside/bridge/bridge';
import { pageTimers, type Timers } from '@quayside/platform/timers';
import {
  buildErrorRecord,
  type ErrorRecord,
  isForeignScriptError,
  type PageFacts,
  type Problem,
} from './error-record.ts';
import { isExpected } from './is-expected.ts';
import { uploadQueue } from './upload-queue.ts';

export type { ErrorRecord, PageFacts, Problem } from './error-record.ts';

/** Where error records go, and what they say of the page. */
export type ErrorReporterOptions = {
  /** Where records go, each on its own: `(records) => client.call(uploadLog, records, { quiet: true })`, and a second path where it is configured (CALL-05). */
  readonly uploads: readonly ((records: [ErrorRecord]) => Promise<unknown>)[];
  /** the native app, which takes records too from version 1.2.0 on */
  readonly bridge: Pick<Bridge, 'supports' | 'call'>;
  /** asked for each record */
  readonly facts: () => PageFacts;
  readonly now: () => number;
  /** the console, or what stands for it */
  readonly log: (what: string, error: unknown) => void;
  readonly timers?: Timers;
};

/** Reports an error once, however many places hear of it. */
export type ErrorReporter = {
  /**
   * Logs a problem and uploads its record (FAIL-02). Returns false for what is not uploaded: 'Script error.' without an instance, an ordinary refusal or an
   * expected failure, which are only logged, and what was reported within the last minute. Never throws.
   */
  readonly report: (problem: Problem) => boolean;
};

const sameErrorMs = 60_000;
const rememberedErrors = 100;

/** Global errors as records, to the app and to the log services. A failed upload is only logged, and is never itself reported. */
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
      // A console that throws must not become the next error.
    }
  };
  const toApp = async (record: ErrorRecord): Promise<void> => {
    if (await bridge.supports('command_upload_elk_log')) await bridge.call('command_upload_elk_log', { log: record });
  };
  const targets = [toApp, ...uploads.map((upload) => async (record: ErrorRecord) => upload([record]))];
  const queues = targets.map((send) =>
    uploadQueue(send, (error) => quietly('An error report was not uploaded.', error), timers),
  );

  const isNew = ({ code, desc, extend_msg, url }: ErrorRecord): boolean => {
    const print = [code, desc, extend_msg, url].join('|');
    const known = lastSeen.get(print);
    if (known !== undefined && now() - known < sameErrorMs) return false;
    lastSeen.delete(print);
    lastSeen.set(print, now());
    const [oldest] = lastSeen.keys();
    if (lastSeen.size > rememberedErrors && oldest !== undefined) lastSeen.delete(oldest);
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
