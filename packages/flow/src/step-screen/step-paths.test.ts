import { describe, expect, test } from 'vitest';
import type { ReturnTarget } from '../return-target.ts';
import { twoStepFlow as flow } from '../testing/two-step-flow.ts';
import { pathBack, pathOnward } from './step-paths.ts';

describe('Back and Continue', () => {
  const check: ReturnTarget = { to: 'check' };
  const form: ReturnTarget = { to: 'step', step: 'form', path: '/sg-form?return=check' };
  const run = {
    steps: [{ id: 'base-info' }, { id: 'form', seals: true as const }],
    navigator: {
      before: (step: string) => (step === 'form' ? '/sg-base-info' : undefined),
      redirect: () => undefined,
    },
  };

  test.each([
    ['the step in the URL', run, 'base-info', form, '/sg-form?return=check'],
    ['the first sealing step for `check`', run, 'base-info', check, '/sg-form'],
    ['the previous step', run, 'form', undefined, '/sg-base-info'],
    ['home from the first step', run, 'base-info', undefined, '/home'],
    ['home before the application has loaded', undefined, 'form', undefined, '/home'],
  ])('Back leads to %s', (_, running, step, wayBack, path) => {
    expect(pathBack({ ...flow, home: '/home' }, running, step, wayBack)).toBe(path);
  });

  test('Back leads to the root if the flow has no home', () => {
    expect(pathBack(flow, run, 'base-info', undefined)).toBe('/');
  });

  test.each([
    ['the step in the URL', form, undefined, '/sg-form?return=check'],
    ['the next step if the step in the URL is not available', form, '/sg-base-info', '/next'],
    ['the next step for `check`', check, undefined, '/next'],
    ['the next step', undefined, undefined, '/next'],
  ])('Continue leads to %s', (_, wayBack, redirect, path) => {
    expect(
      pathOnward(flow, { ...run, navigator: { ...run.navigator, redirect: () => redirect } }, '/next', wayBack),
    ).toBe(path);
  });
});
