import type { IdentityVerdict } from '@quayside/contract/calls/identity-check';
import { expect, test, vi } from 'vitest';
import { followVerdict } from './follow-verdict.ts';

const verdict = (status: IdentityVerdict['status']): IdentityVerdict => ({ checkId: 'c', status, report: null });
const at = async () => undefined;

/** Returns a mock server that returns these results in order, or throws the errors. */
function server(...answers: readonly (IdentityVerdict['status'] | Error)[]) {
  const left = [...answers];
  return {
    verdict: vi.fn<() => Promise<IdentityVerdict>>(async () => {
      const next = left.shift() ?? 'passed';
      if (next instanceof Error) throw next;
      return verdict(next);
    }),
  };
}

test('polls until the check is decided and reports each status', async () => {
  const onStatus = vi.fn<(status: string) => void>();
  const check = server('started', 'processing', 'review');
  const end = await followVerdict(check, verdict('started'), {
    signal: new AbortController().signal,
    onStatus,
    wait: at,
  });
  expect(end.status).toBe('review');
  expect(onStatus.mock.calls.flat()).toEqual(['started', 'started', 'processing']);
});

test('does not poll if the verdict is already final', async () => {
  const check = server();
  await followVerdict(check, verdict('passed'), {
    signal: new AbortController().signal,
    onStatus: () => undefined,
    wait: at,
  });
  expect(check.verdict).not.toHaveBeenCalled();
});

test('F46 ignores three failures in a row and rejects after four', async () => {
  const lost = new Error('no network');
  const options = { signal: new AbortController().signal, onStatus: () => undefined, wait: at };
  const tunnel = server(lost, lost, lost, 'started', lost, lost, lost, 'passed');
  expect((await followVerdict(tunnel, verdict('started'), options)).status).toBe('passed');
  await expect(followVerdict(server(lost, lost, lost, lost), verdict('started'), options)).rejects.toBe(lost);
});

test('stops when the signal aborts', async () => {
  const control = new AbortController();
  const check = server();
  const following = followVerdict(check, verdict('started'), {
    signal: control.signal,
    onStatus: () => undefined,
    wait: async () => control.abort(new Error('left')),
  });
  await expect(following).rejects.toThrow('left');
  expect(check.verdict).not.toHaveBeenCalled();
});
