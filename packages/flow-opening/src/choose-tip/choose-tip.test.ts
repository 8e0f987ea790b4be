import { w8ben } from '@quayside/flow-w8ben/rules';
import { findNextStep, getJourneySteps, initialFacts, isReachable } from '@quayside/rules/journey';
import { completeAnswers, openingDate } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { jointJourney } from '../opening/joint-rules.ts';
import { createManualContext, getManualStep, manualSteps } from '../testing/manual-opening.ts';

const answers = { choose: { route: 'manual' } };

test('an opening skips the page about preparation, which its URL still opens', () => {
  expect(findNextStep(manualSteps, createManualContext(answers))?.id).toBe('submit-photo');
  expect(isReachable(manualSteps, 'choose-tip', createManualContext(answers))).toBe(true);
  expect(getManualStep('choose-tip').skipWhenSatisfied).toBe(true);
  const { 'choose-tip': _, ...others } = completeAnswers;
  expect(findNextStep(manualSteps, createManualContext(others)), 'can be submitted without it').toBeUndefined();
});

test.each(['joint-adult', 'joint-minor'] as const)(
  'the part of a second holder (%s) has the page about preparation',
  (role) => {
    const context = { answers, facts: { ...initialFacts, holder: { role } }, today: openingDate };
    expect(findNextStep(getJourneySteps(jointJourney, { w8ben }), context)?.id).toBe('choose-tip');
  },
);
