import type { IdentityCheckResult } from '@quayside/contract/calls/identity-check';
import { expect, test, vi } from 'vitest';
import { pollVerdict } from './poll-verdict.ts';

const verdict = (status: IdentityCheckResult['status']): IdentityCheckResult => ({
  checkId: 'c',
  status,
  report: null,
});
const at = async () => undefined;

/** Returns a mock of the check that returns these results in order, and rejects where an entry is an error. */
function server(...answers: readonly (IdentityCheckResult['status'] | Error)[]) {
  const left = [...answers];
  return {
    getResult: vi.fn<() => Promise<IdentityCheckResult>>(async () => {
      const next = left.shift() ?? 'passed';
      if (next instanceof Error) throw next;
      return verdict(next);
    }),
  };
}

test('pollVerdict polls until the check is decided and reports each status', async () => {
  const onStatus = vi.fn<(status: string) => void>();
  const check = server('started', 'processing', 'review');
  const end = await pollVerdict(check, verdict('started'), {
    signal: new AbortController().signal,
    onStatus,
    wait: at,
  });
  expect(end.status).toBe('review');
  expect(onStatus.mock.calls.flat()).toEqual(['started', 'started', 'processing']);
});

test('pollVerdict does not poll if the verdict is already final', async () => {
  const check = server();
  await pollVerdict(check, verdict('passed'), {
    signal: new AbortController().signal,
    onStatus: () => undefined,
    wait: at,
  });
  expect(check.getResult).not.toHaveBeenCalled();
});

test('F46 pollVerdict ignores three failed polls in a row and rejects after four', async () => {
  const lost = new Error('no network');
  const options = { signal: new AbortController().signal, onStatus: () => undefined, wait: at };
  const tunnel = server(lost, lost, lost, 'started', lost, lost, lost, 'passed');
  expect((await pollVerdict(tunnel, verdict('started'), options)).status).toBe('passed');
  await expect(pollVerdict(server(lost, lost, lost, lost), verdict('started'), options)).rejects.toBe(lost);
});

test('pollVerdict rejects and stops when the signal aborts', async () => {
  const control = new AbortController();
  const check = server();
  const following = pollVerdict(check, verdict('started'), {
    signal: control.signal,
    onStatus: () => undefined,
    wait: async () => control.abort(new Error('left')),
  });
  await expect(following).rejects.toThrow('left');
  expect(check.getResult).not.toHaveBeenCalled();
});
