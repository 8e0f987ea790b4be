import type { IdentityCheckResult } from '@quayside/contract/calls/identity-check';
import type { IdentityCheck } from './identity-check.ts';

/** Milliseconds between two polls. Checks take minutes. */
const ASK_EVERY_MS = 2_000;
/** Number of failed polls in a row after which `pollVerdict` rejects. A phone in a tunnel may fail a few times. */
const MOST_FAILURES = 4;

/** Options of `pollVerdict`. `onStatus` is called before each poll with the current status. `wait` replaces the timer in tests. */
export type PollVerdictOptions = {
  readonly signal: AbortSignal;
  readonly onStatus: (status: IdentityCheckResult['status']) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Polls until the check is decided and resolves to its result. Rejects with the error of the fourth failed poll in a row, or with the reason of `signal`. */
export async function pollVerdict(
  check: Pick<IdentityCheck, 'getResult'>,
  first: IdentityCheckResult,
  { signal, onStatus, wait = pause }: PollVerdictOptions,
): Promise<IdentityCheckResult> {
  let verdict = first;
  for (let failures = 0; verdict.status === 'started' || verdict.status === 'processing'; ) {
    onStatus(verdict.status);
    await wait(ASK_EVERY_MS, signal);
    signal.throwIfAborted();
    try {
      verdict = await check.getResult(first.checkId);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === MOST_FAILURES) throw error;
    }
    signal.throwIfAborted();
  }
  return verdict;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
