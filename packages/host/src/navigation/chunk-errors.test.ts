import { describe, expect, test, vi } from 'vitest';
import { reloadForNewBuild } from './chunk-errors.ts';

const page = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;

function after(
  fetchPage: () => Promise<string>,
  reloaded: 'before' | 'never' = 'never',
  {
    failedAgain,
    isThere = true,
    kept = 'device',
  }: { failedAgain?: Error; isThere?: boolean; kept?: 'device' | 'memory' } = {},
) {
  const calls: string[] = [];
  const log = vi.fn<(what: string, error: unknown) => void>();
  const storeUnsaved = async () => {
    calls.push('keep');
    return kept;
  };
  const reloadOnce = () => {
    calls.push('reload');
    return reloaded === 'never';
  };
  const leaving = reloadForNewBuild({ storeUnsaved, log }, { reloadOnce }, failedAgain, {
    fetchPage,
    isThere: async (script) => isThere && script === 'https://a.example/assets/x-1.js',
    entry: () => '/acct/open-account/assets/index-old.js',
  });
  return { calls, leaving, log };
}

describe('F67 a chunk that fails to load', () => {
  test('a failed chunk stores the input and reloads the page if the server has a newer build', async () => {
    const { calls, leaving } = after(async () => page('/acct/open-account/assets/index-new.js'));
    expect(await leaving).toBe(true);
    expect(calls).toEqual(['keep', 'reload']);
  });

  test('F39 a failed chunk does not reload the page if the device refuses the input', async () => {
    const { calls, leaving } = after(async () => page('/acct/open-account/assets/index-new.js'), 'never', {
      kept: 'memory',
    });
    expect(await leaving).toBe(false);
    expect(calls).toEqual(['keep']);
  });

  test('a failed chunk does not reload a page that has already reloaded', async () => {
    const { leaving } = after(async () => page('/acct/open-account/assets/index-new.js'), 'before');
    expect(await leaving).toBe(false);
  });

  test.each([
    ['the same build', async () => page('/acct/open-account/assets/index-old.js')],
    ['a foreign page (a captive portal)', async () => '<html>Sign in to this Wi-Fi</html>'],
    ['an error page', async () => ''],
    [
      'no response',
      async (): Promise<string> => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('a failed chunk does not reload the page if the server returns %s', async (_, fetchPage) => {
    const { calls, leaving } = after(fetchPage);
    expect(await leaving).toBe(false);
    expect(calls).toEqual([]);
  });

  test('a failed chunk does not reload the page if storing the input fails, and logs the failure', async () => {
    const log = vi.fn<(what: string, error: unknown) => void>();
    const reloadOnce = vi.fn<() => boolean>(() => true);
    const storeUnsaved = () => Promise.reject(new Error('no chunk'));
    const server = { fetchPage: async () => page('new.js'), isThere: async () => true, entry: () => 'old.js' };
    expect(await reloadForNewBuild({ storeUnsaved, log }, { reloadOnce }, undefined, server)).toBe(false);
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  const sameBuild = async () => page('/acct/open-account/assets/index-old.js');
  const failedAgain = new Error('The code could not be loaded.', {
    cause: new TypeError('error loading dynamically imported module: https://a.example/assets/x-1.js'),
  });

  test('a chunk that fails twice reloads the same build if its script exists, because browsers cache failures', async () => {
    const { calls, leaving } = after(sameBuild, 'never', { failedAgain });
    expect(await leaving).toBe(true);
    expect(calls).toEqual(['keep', 'reload']);
  });

  test('a chunk that fails twice does not reload the same build if its script is missing', async () => {
    const { calls, leaving } = after(sameBuild, 'never', { failedAgain, isThere: false });
    expect(await leaving).toBe(false);
    expect(calls).toEqual([]);
  });

  test('two chunks that fail at the same time reload the page once', async () => {
    const calls: string[] = [];
    const storeUnsaved = async () => {
      calls.push('keep');
      return 'device' as const;
    };
    const host = { storeUnsaved, log: () => undefined };
    const history = { reloadOnce: () => calls.push('reload') === 2 };
    const server = { fetchPage: async () => page('new.js'), isThere: async () => true, entry: () => 'old.js' };
    const both = [1, 2].map(() => reloadForNewBuild(host, history, undefined, server));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(calls).toEqual(['keep', 'reload']);
  });
});
