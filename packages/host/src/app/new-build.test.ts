import { describe, expect, test, vi } from 'vitest';
import { leaveForNewBuild } from './new-build.ts';

const page = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;

function after(fetchPage: () => Promise<string>, reloaded: 'before' | 'never' = 'never') {
  const calls: string[] = [];
  const log = vi.fn<(what: string, error: unknown) => void>();
  const keepTyped = async () => void calls.push('keep');
  const reloadOnce = () => {
    calls.push('reload');
    return reloaded === 'never';
  };
  const leaving = leaveForNewBuild(
    { keepTyped, log },
    { reloadOnce },
    { fetchPage, entry: () => '/acct/open-account/assets/index-old.js' },
  );
  return { calls, leaving, log };
}

describe('F67 after a chunk that could not be loaded', () => {
  test('a newer build on the server: what is typed is kept, then the page is loaded again', async () => {
    const { calls, leaving } = after(async () => page('/acct/open-account/assets/index-new.js'));
    expect(await leaving).toBe(true);
    expect(calls).toEqual(['keep', 'reload']);
  });

  test('once only', async () => {
    const { leaving } = after(async () => page('/acct/open-account/assets/index-new.js'), 'before');
    expect(await leaving).toBe(false);
  });

  test.each([
    ['the same build', async () => page('/acct/open-account/assets/index-old.js')],
    ['no page of ours (a captive portal)', async () => '<html>Sign in to this Wi-Fi</html>'],
    ['an error page', async () => ''],
    [
      'no answer',
      async (): Promise<string> => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('%s: the page stays', async (_, fetchPage) => {
    const { calls, leaving } = after(fetchPage);
    expect(await leaving).toBe(false);
    expect(calls).toEqual([]);
  });

  test('what is typed cannot be kept: the page stays, and it is reported', async () => {
    const log = vi.fn<(what: string, error: unknown) => void>();
    const reloadOnce = vi.fn<() => boolean>(() => true);
    const keepTyped = () => Promise.reject(new Error('no chunk'));
    const server = { fetchPage: async () => page('new.js'), entry: () => 'old.js' };
    expect(await leaveForNewBuild({ keepTyped, log }, { reloadOnce }, server)).toBe(false);
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });
});
