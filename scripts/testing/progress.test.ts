import { describe, expect, it } from 'vitest';
import { noProgress, readLine } from './progress.ts';

const lastOf = (lines: readonly string[]) => {
  let now = noProgress;
  const failures = lines.flatMap((line) => {
    const read = readLine(line, now);
    now = read.now;
    return read.failure ?? [];
  });
  return { now, failures };
};

describe('the progress of a part', () => {
  it('counts the tests of the files that Vitest has finished', () => {
    const lines = [
      ' RUN  v5.1.0',
      ' ✓  unit  packages/rules/src/tier/tier.test.ts (12 tests) 4ms',
      ' \u001b[32m✓\u001b[39m  stories-white (chromium)  packages/host/src/home/home.stories.tsx (27 tests) 17623ms',
      '   ✓ New customer 5455ms',
      ' ✓  unit  packages/sandbox/src/smoke.test.ts (3 tests | 1 skipped) 4ms',
    ];
    expect(lastOf(lines)).toEqual({ now: { tests: 42, file: 'packages/sandbox/src/smoke.test.ts' }, failures: [] });
  });

  it('names a failed test with its file as soon as Vitest does', () => {
    const lines = [
      ' ❯  stories-white (chromium)  packages/ui/src/tabs/tabs.stories.tsx (9 tests | 1 failed) 3000ms',
      '   × By keyboard 2364ms',
    ];
    expect(lastOf(lines).failures).toEqual([{ name: 'By keyboard', file: 'packages/ui/src/tabs/tabs.stories.tsx' }]);
  });

  it('reads the list of Playwright', () => {
    const lines = [
      'Running 25 tests using 3 workers',
      '  ✓   1 e2e/host.spec.ts:18:1 › F11 an unlisted host name shows no screen @quick (525ms)',
      '  ✘   2 e2e/offline.spec.ts:8:1 › MSG-24 submitting offline (2.8s)',
    ];
    expect(lastOf(lines)).toEqual({
      now: { tests: 2, file: 'e2e/offline.spec.ts' },
      failures: [{ name: 'MSG-24 submitting offline (2.8s)', file: 'e2e/offline.spec.ts' }],
    });
  });
});
