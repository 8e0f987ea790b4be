import { type Answers, checkStep, findNextStep, getJourneySteps, type StepAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { openingJourney } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import { w8ben } from '../w8ben-rules/w8ben-rules.ts';

const id = 'w8ben-electronic-signature';
const steps = getJourneySteps(openingJourney, { w8ben });
const { 'agreement-info': agreements = {}, 'w8ben.signature': signature = {}, ...before } = completeAnswers;

/** Returns the issues of a signature with these consents, before the agreements unless `answers` has them. */
function issuesOf(consents: StepAnswers['consents'], answers: Answers = before, facts = completeFacts) {
  const step = steps.find((one) => one.id === 'w8ben.signature');
  if (!step) throw new Error('no signature');
  const context = { answers: { ...answers, [step.id]: { ...signature, consents } }, facts, today: openingDate };
  return checkStep(step, context).map(({ path, code }) => `${path}: ${code}`);
}

const consentTo = (version: string) => ({ id, version, language: 'en' });

describe('MSG-02 the consent to sign the W-8BEN electronically', () => {
  test.each([
    ['is missing', undefined, [`consents.${id}: must-agree`]],
    ['is of an old version', [consentTo('2025-01')], [`consents.${id}: must-agree`]],
    ['is given', [consentTo('2026-10')], []],
  ])('%s before the agreements', (_, consents, issues) => {
    expect(issuesOf(consents)).toEqual(issues);
  });

  test('counts among the agreements, where older openings asked for it', () => {
    const consents = [...(agreements.consents as readonly unknown[]), consentTo('2026-10')];
    expect(issuesOf(undefined, { ...before, 'agreement-info': { consents } })).toEqual([]);
  });

  test('is not required if the server does not request it', () => {
    expect(issuesOf(undefined, before, { ...completeFacts, agreements: [] })).toEqual([]);
  });

  test('is no longer one of the agreements', () => {
    const context = { answers: completeAnswers, facts: completeFacts, today: openingDate };
    expect(JSON.stringify(agreements)).not.toContain(id);
    expect(findNextStep(steps, context)).toBeUndefined();
  });
});
