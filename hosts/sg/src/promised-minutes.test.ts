import { describe, expect, test } from 'vitest';
import { opening } from '../../../packages/flow-opening/src/opening/opening-rules.ts';
import { w8ben } from '../../../packages/flow-w8ben/src/w8ben-rules/w8ben-rules.ts';
import { editionCapabilities } from '../../../packages/rules/src/edition-capabilities/edition-capabilities.ts';
import { getApplicableSteps, getJourneySteps, initialFacts } from '../../../packages/rules/src/journey.ts';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '../../../packages/rules/src/limits/limits.ts';
import { getProgress } from '../../../packages/rules/src/progress/progress.ts';
import { requestedAnswers, today } from '../../../packages/rules/src/testing/complete-opening/complete-opening.ts';
import { budgets } from '../../../scripts/effort/budgets.ts';

test.each([
  ['home', OPENING_MINUTES, 'passport-scan'],
  ['the choice of the digital ID', DIGITAL_ID_MINUTES, 'digital-id'],
] as const)('%s promises no fewer minutes than the model measured', (_, promised, persona) => {
  expect(promised).toBeGreaterThanOrEqual(budgets[persona].today?.minutes ?? Number.NaN);
});

/** The bar shows the minutes left, which `npm run effort -- --write` measures. */
describe('the minutes of the first screen, home and the choice', () => {
  const requested = Object.keys(requestedAnswers);
  const steps = getJourneySteps(opening, { w8ben }).filter(({ id }) => !requested.includes(id));
  const minutesAtFirst = (route: string | undefined, app: keyof typeof editionCapabilities) => {
    const facts = { ...initialFacts, capabilities: editionCapabilities[app] };
    const context = { answers: route ? { choose: { route } } : {}, facts, today };
    const [first] = getApplicableSteps(steps, context);
    return getProgress(steps, first?.id ?? '', context)?.minutesLeft;
  };

  test.each([
    ['before the choice', undefined, OPENING_MINUTES],
    ['by hand', 'manual', OPENING_MINUTES],
    ['by digital ID', 'digital-id', DIGITAL_ID_MINUTES],
  ] as const)('%s', (_, route, promised) => {
    expect(minutesAtFirst(route, 12)).toBe(promised);
  });

  test.each([1, 2, 5] as const)('do not exceed the minutes in the app of type %i', (app) => {
    expect(minutesAtFirst(undefined, app)).toBeLessThanOrEqual(OPENING_MINUTES);
  });
});
