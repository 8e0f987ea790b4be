import { describe, expect, test } from 'vitest';
import { openingJourney } from '../../../packages/flow-opening/src/opening/opening-rules.ts';
import { w8ben } from '../../../packages/flow-w8ben/src/w8ben-rules/w8ben-rules.ts';
import { editionCapabilities } from '../../../packages/rules/src/edition-capabilities/edition-capabilities.ts';
import { getApplicableSteps, getJourneySteps, initialFacts } from '../../../packages/rules/src/journey.ts';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '../../../packages/rules/src/limits/limits.ts';
import { getProgress } from '../../../packages/rules/src/progress/progress.ts';
import {
  openingDate,
  requestedAnswers,
} from '../../../packages/rules/src/testing/complete-opening/complete-opening.ts';
import { effortBudgets } from '../../../scripts/effort/budgets.ts';

test.each([
  ['the opening on home', OPENING_MINUTES, 'passport-scan'],
  ['an opening by digital ID', DIGITAL_ID_MINUTES, 'digital-id'],
] as const)('the minutes promised for %s are not fewer than the measured ones', (_, promised, persona) => {
  expect(promised).toBeGreaterThanOrEqual(effortBudgets[persona].today?.minutes ?? Number.NaN);
});

/** The progress bar shows the minutes left, which `npm run effort -- --write` measures. */
describe('the minutes left on the first screen', () => {
  const requested = Object.keys(requestedAnswers);
  const steps = getJourneySteps(openingJourney, { w8ben }).filter(({ id }) => !requested.includes(id));
  const minutesAtFirst = (route: string | undefined, app: keyof typeof editionCapabilities) => {
    const facts = { ...initialFacts, capabilities: editionCapabilities[app] };
    const context = { answers: route ? { choose: { route } } : {}, facts, today: openingDate };
    const first = getApplicableSteps(steps, context).find(({ skipWhenSatisfied }) => !skipWhenSatisfied); // only a URL opens the others
    return getProgress(steps, first?.id ?? '', context)?.minutesLeft;
  };

  test.each([
    ['before a method is chosen', undefined, OPENING_MINUTES],
    ['after the choice to fill in the forms', 'manual', OPENING_MINUTES],
    ['after the choice of the digital ID', 'digital-id', DIGITAL_ID_MINUTES],
  ] as const)('%s, the first screen shows the promised minutes or half a minute less', (_, route, promised) => {
    expect(Math.ceil(minutesAtFirst(route, 12) ?? Number.NaN)).toBe(promised);
  });

  test.each([1, 2, 5] as const)('the first screen of app type %i shows at most the minutes promised on home', (app) => {
    expect(minutesAtFirst(undefined, app)).toBeLessThanOrEqual(OPENING_MINUTES);
  });
});
