import { expect, it } from 'vitest';
import { noProgress, readReporterLine } from './progress.ts';

it.each([
  [' ✓  unit  packages/rules/src/tier/tier.test.ts (12 tests) 4ms', 12, 'packages/rules/src/tier/tier.test.ts'],
  [' \u001b[32m✓\u001b[39m  stories-white (chromium)  home.stories.tsx (27 tests) 17623ms', 27, 'home.stories.tsx'],
  [' ✓  unit  smoke.test.ts (3 tests | 1 skipped) 4ms', 3, 'smoke.test.ts'],
  ['  ✓   7 e2e/host.spec.ts:18:1 › F11 an unlisted host name @quick (525ms)', 7, 'e2e/host.spec.ts'],
  ['   ✓ New customer 5455ms', 0, ''],
])('readReporterLine counts tests in "%s"', (line, tests, file) => {
  expect(readReporterLine(line, noProgress)).toEqual({ now: { tests, file } });
});

it('readReporterLine returns failures with their file', () => {
  const { now } = readReporterLine(
    ' ❯  stories-white (chromium)  tabs.stories.tsx (9 tests | 1 failed) 3000ms',
    noProgress,
  );
  expect(readReporterLine('   × By keyboard 2364ms', now).failure).toEqual({
    name: 'By keyboard',
    file: 'tabs.stories.tsx',
  });
  const playwright = readReporterLine('  ✘   2 e2e/offline.spec.ts:8:1 › MSG-24 submitting offline (2.8s)', noProgress);
  expect(playwright.failure).toEqual({ name: 'MSG-24 submitting offline (2.8s)', file: 'e2e/offline.spec.ts' });
});
