import { w8ben } from '@quayside/flow-w8ben/rules';
import { occupationList } from '@quayside/rules/internals/reference-lists/occupations';
import {
  type Answers,
  checkStep,
  findNextStep,
  getJourneySteps,
  isSatisfied,
  type JourneyChange,
  migrateAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetsInfoStep } from '../assets-info/rule.ts';
import { jointJourney } from './joint-rules.ts';
import { openingJourney } from './opening-rules.ts';

const { 'choose-account': _, ...others } = completeAnswers;
/** Returns the answers of an opening in version 1, which has this typed occupation. */
const ofVersion1 = (occupation: string): Answers => ({
  ...others,
  'choose-account': { tier: 'standard' },
  'assets-info': { ...completeAnswers['assets-info'], occupation },
});
const migrate = (answers: Answers) => migrateAnswers(openingJourney, answers, 1);
const look = { step: 'choose-account', code: 'joint-holders', effect: 'look' };

describe('migration from version 1', () => {
  test('migration from version 1 deletes an unlisted occupation and reports the change', () => {
    const before = ofVersion1('Harbour pilot');
    const { answers, changes } = migrate(before);
    expect(changes).toEqual([{ step: 'assets-info', code: 'occupation-listed', effect: 'answer-again' }, look]);
    expect(answers).toEqual({
      ...before,
      'assets-info': { ...completeAnswers['assets-info'], occupation: undefined },
    });
    const context = { answers, facts: completeFacts, today: openingDate };
    expect(checkStep(assetsInfoStep, context)).toEqual([{ path: 'occupation', code: 'select-field' }]);
  });

  test.each([
    ['engineer', 'engineer'],
    ['  it professional ', 'it-professional'],
    ['Business owner', 'business-owner'],
  ])('migration from version 1 maps the typed occupation "%s" to %s', (typed, code) => {
    const { answers, changes } = migrate(ofVersion1(typed));
    expect(changes).toEqual([look]);
    expect(answers['assets-info']?.occupation).toBe(code);
    expect(isSatisfied(assetsInfoStep, { answers, facts: completeFacts, today: openingDate })).toBe(true);
  });

  test('migration from version 1 accepts missing and incomplete steps', () => {
    expect(migrate({})).toEqual({ answers: {}, changes: [] });
    expect(migrate({ 'assets-info': { companyName: 'Acme' } })).toEqual({
      answers: { 'assets-info': { companyName: 'Acme' } },
      changes: [],
    });
    expect(migrateAnswers(jointJourney, { 'assets-info': { occupation: 'Diver' } }, 1).changes).toHaveLength(1);
  });

  test('migration from version 1 is idempotent for any typed occupation', () => {
    const occupation = fc.oneof(
      fc.string(),
      fc.constantFrom(...occupationList.flatMap((one) => Object.values(one))),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(occupation, (typed) => {
        const once = migrate({ ...ofVersion1(''), 'assets-info': { occupation: typed } }).answers;
        expect(migrate(once)).toEqual({ answers: once, changes: [look] });
      }),
    );
  });
});

test('migration from version 2 asks employees of regulated companies for the employer’s consent', () => {
  const employee = { 'assets-select': { ...completeAnswers['assets-select'], regulatedEmployee: 'yes' } };
  const change = { step: 'assets-select', code: 'employer-consent', effect: 'answer-again' };
  for (const journey of [openingJourney, jointJourney])
    expect(migrateAnswers(journey, employee, 2)).toEqual({ answers: employee, changes: [change] });
  expect(migrateAnswers(openingJourney, completeAnswers, 2).changes).toEqual([]);
});

test('migration from version 3 shows the risk warning for margin above the risk profile', () => {
  const margin = { ...completeAnswers, 'select-account-type': { accountType: 'margin' } };
  const change = { step: 'select-account-type', code: 'risk-warning', effect: 'answer-again' };
  expect(migrateAnswers(openingJourney, margin, 3)).toEqual({ answers: margin, changes: [change] });
  expect(migrateAnswers(openingJourney, completeAnswers, 3).changes).toEqual([]);
});

test.each([
  ['diploma', 'diplomaProof'],
  ['professional-qualification', 'qualificationProof'],
] as const)('migration from version 3 requires the proof of the qualification "%s"', (option, field) => {
  const { diplomaProof, ...experience } = completeAnswers['assets-select'] ?? {};
  const unproved = { ...completeAnswers, 'assets-select': { ...experience, cognitiveAssessment: [option] } };
  const change = { step: 'assets-select', code: 'assessment-proof', effect: 'answer-again' };
  expect(migrateAnswers(openingJourney, unproved, 3)).toEqual({ answers: unproved, changes: [change] });
  const proved = { ...unproved, 'assets-select': { ...unproved['assets-select'], [field]: diplomaProof } };
  expect(migrateAnswers(openingJourney, proved, 3).changes).toEqual([]);
});

test('migration does not change answers of the current or a later version', () => {
  const answers = ofVersion1('Harbour pilot');
  for (const version of [openingJourney.version, openingJourney.version + 1])
    expect(migrateAnswers(openingJourney, answers, version)).toEqual({ answers, changes: [] });
});

test('migration from version 3 asks the self-employed for their business section', () => {
  const work = (employmentStatus: string): Answers => ({
    ...completeAnswers,
    'assets-info': { ...completeAnswers['assets-info'], employmentStatus },
  });
  expect(migrateAnswers(openingJourney, work('self-employed'), 3).changes).toEqual([
    { step: 'assets-info', code: 'business-asked', effect: 'answer-again' },
  ]);
  expect(migrateAnswers(openingJourney, work('employed'), 3)).toEqual({ answers: work('employed'), changes: [] });
});

describe('migration from version 4, where the photo follows the basic information', () => {
  const base = completeAnswers['base-info'];
  const { nationality: _n, documentType: _t, ...picture } = completeAnswers['submit-photo'] ?? {};
  const told = [{ step: 'submit-photo', code: 'photo-first', effect: 'look' }];
  const asked = { nationality: 'MY', documentType: 'passport' };
  const begun = { choose: { route: 'manual' }, 'choose-tip': { seen: true }, 'choose-account': { tier: 'trader' } };

  test.each([
    ['no answers', {}, {}, [], 'choose'],
    ['the tier', begun, begun, [], 'submit-photo'],
    [
      'the basic information',
      { ...begun, 'base-info': base },
      { ...begun, 'base-info': base, 'submit-photo': asked },
      told,
      'submit-photo',
    ],
    [
      'incomplete basic information',
      { ...begun, 'base-info': { nationality: 'MY', documentType: '' } },
      { ...begun, 'base-info': { nationality: 'MY', documentType: '' }, 'submit-photo': { nationality: 'MY' } },
      told,
      'submit-photo',
    ],
    [
      'all answers up to the photo',
      { ...begun, 'base-info': base, 'submit-photo': picture },
      { ...begun, 'base-info': base, 'submit-photo': { ...asked, ...picture } },
      [],
      'contact-info',
    ],
    [
      'answers from the digital ID',
      { choose: { route: 'digital-id' }, 'base-info': base },
      { choose: { route: 'digital-id' }, 'base-info': base },
      [],
      'show-sinpass',
    ],
  ] as [string, Answers, Answers, JourneyChange[], string][])(
    'migration from version 4 keeps %s and continues at the first incomplete step',
    (_, before, after, changes, next) => {
      for (const journey of [openingJourney, jointJourney])
        expect(migrateAnswers(journey, before, 4)).toEqual({ answers: after, changes });
      expect(
        findNextStep(getJourneySteps(openingJourney, { w8ben }), {
          answers: after,
          facts: completeFacts,
          today: openingDate,
        })?.id,
      ).toBe(next);
    },
  );
});
