import type { CertificationChange } from '@quayside/rules/internals/certification-change';
import {
  type Answers,
  checkStep,
  type Facts,
  findNextStep,
  getApplicableSteps,
  getJourneySteps,
  initialFacts,
  isSatisfied,
  type Journey,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { affidavitScope } from '../affidavit/rule.ts';
import { readFactsOnFile } from '../lines/facts-on-file.ts';
import { type W8benLines } from '../lines/form-schema.ts';
import { prefillW8benForm, readOpeningFacts } from '../lines/known-facts.ts';
import { W8BEN_REVISION } from '../signature/rule.ts';
import { w8benModify } from './w8ben-modify-rules.ts';
import { w8benUpdate } from './w8ben-update-rules.ts';

const signedOn = '2026-11-21';
const lines = completeAnswers['w8ben.form'] as W8benLines;
const held = readOpeningFacts(completeAnswers).lines;
const moved = { ...lines.permanentAddress, line1: '9, Jalan Bukit Bintang' };
const abroad = {
  country: 'TH',
  line1: '99/123 Sukhumvit 55',
  district: 'Watthana',
  state: 'TH-10',
  postalCode: '10110',
};

type Past = {
  readonly changes?: readonly [CertificationChange, string][];
  readonly now?: W8benLines;
  readonly affirmedOn?: string;
  readonly taxCountries?: readonly string[];
};
const factsOf = ({ changes = [], now = {}, affirmedOn, taxCountries = ['MY'] }: Past = {}): Facts => ({
  ...initialFacts,
  w8ben: {
    holder: 'individual',
    onFile: {
      signedOn,
      lines,
      changes: changes.map(([change, changedOn]) => ({ change, changedOn })),
      ...(affirmedOn ? { affirmedOn } : {}),
    },
    held: { ...held, ...now },
    taxCountries,
    accountNumber: '6812345678',
  },
});

const signed = (today: string): StepAnswers => ({
  certified: true,
  capacity: true,
  name: 'Tan Mei Ling',
  signature: { method: 'type', text: 'Tan Mei Ling' },
  signedAt: `${today}T04:00:00Z`,
  revision: W8BEN_REVISION,
});
const affirmed = (today: string, facts: Facts): StepAnswers => {
  const { certified: _, capacity: __, revision: ___, ...rest } = signed(today);
  return { ...rest, declared: true, ...affidavitScope({ facts, today }) };
};

/** Answers each step as the screens do. Returns the ids of the steps in order, and the first step without a valid answer. */
function completeJourney(journey: Journey, facts: Facts, today: string, given: Answers) {
  const steps = getJourneySteps(journey, {});
  let answers: Answers = {};
  const asked: string[] = [];
  for (;;) {
    const context = () => ({ answers: journey.derive?.(answers, facts) ?? answers, facts, today });
    const step = findNextStep(steps, context());
    const answer = step && given[step.id];
    if (!step || !answer) return { asked, missing: step?.id, context: context(), steps };
    asked.push(step.id);
    answers = saveAnswers(steps, answers, step.id, answer);
    if (!isSatisfied(step, context())) return { asked, missing: step.id, context: context(), steps };
  }
}
const rest = (today: string, facts: Facts): Answers => ({
  tips: { read: true },
  'w8ben.info': { confirmed: true },
  'w8ben.signature': signed(today),
  affidavit: affirmed(today, facts),
});

describe('a modification', () => {
  const today = '2027-03-01';
  const modify = (form: W8benLines) =>
    completeJourney(w8benModify, factsOf(), today, { ...rest(today, factsOf()), 'w8ben.form': form });

  test('a modification requires only an affidavit for a move within the country', () => {
    expect(modify({ ...lines, permanentAddress: moved })).toMatchObject({
      asked: ['w8ben.form', 'w8ben.info', 'affidavit'],
      missing: undefined,
    });
  });

  test.each<[string, W8benLines]>([
    ['another tax number', { ...lines, foreignTaxNumber: 'IG115002001' }],
    ['another citizenship', { ...lines, citizenship: 'SG' }],
    ['another country on line 3', { ...lines, permanentAddress: abroad, foreignTaxNumber: '1101700230708' }],
    ['an unchanged form', lines],
  ])('RULE-19 a modification requires a new signature for %s', (_, form) => {
    expect(modify(form)).toMatchObject({ asked: ['w8ben.form', 'w8ben.info', 'w8ben.signature'], missing: undefined });
  });

  test('RULE-08 a modification with a US address cannot be completed', () => {
    expect(
      modify({
        ...lines,
        mailingAddress: { country: 'US', line1: '500 Main Street', city: 'Austin', state: 'TX', postalCode: '73301' },
      }).missing,
    ).toBe('w8ben.form');
  });

  test('RULE-09 a modification accepts a treaty claim only for a country of tax residence', () => {
    const claim = {
      ...lines,
      permanentAddress: abroad,
      foreignTaxNumber: '1101700230708',
      treatyBenefits: 'yes',
      treatyCountry: 'TH',
      treatyRiskAccepted: true,
    } as const;
    const given = (facts: Facts) => ({ ...rest(today, facts), 'w8ben.form': claim });
    expect(completeJourney(w8benModify, factsOf(), today, given(factsOf())).missing).toBe('w8ben.form');
    const resident = factsOf({ taxCountries: ['MY', 'TH'] });
    expect(completeJourney(w8benModify, resident, today, given(resident)).missing).toBeUndefined();
    const update = { ...given(factsOf()), update: { decision: 'change' } };
    expect(completeJourney(w8benUpdate, factsOf(), today, update).missing).toBe('w8ben.form');
  });

  test('MSG-37 RULE-20 institutions cannot modify a form', () => {
    const facts = factsOf();
    const institution = { ...facts, w8ben: { held: {}, ...facts.w8ben, holder: 'institution' as const } };
    const [form] = getJourneySteps(w8benModify, {});
    const context = { answers: { 'w8ben.form': { ...lines } }, facts: institution, today };
    expect(form && checkStep(form, context)).toEqual([{ path: 'name', code: 'institutional-no-w8' }]);
  });

  test('a modification cannot change the name on line 1', () => {
    expect(modify({ ...lines, name: 'Somebody Else' }).missing).toBe('w8ben.form');
  });
});

describe('an update', () => {
  const update = (facts: Facts, today: string, decision: string, form: W8benLines = lines) =>
    completeJourney(w8benUpdate, facts, today, { ...rest(today, facts), update: { decision }, 'w8ben.form': form });

  test('an update before the expiry requires only confirmation and signature', () => {
    const run = update(factsOf(), '2029-12-01', 'confirm');
    expect(run).toMatchObject({ asked: ['update', 'tips', 'w8ben.info', 'w8ben.signature'], missing: undefined });
    expect(run.context.answers['w8ben.form']).toEqual(lines);
  });

  test('an update after the expiry also requires an affidavit of unchanged status', () => {
    expect(update(factsOf(), '2030-02-01', 'confirm')).toMatchObject({
      asked: ['update', 'tips', 'w8ben.info', 'w8ben.signature', 'affidavit'],
      missing: undefined,
    });
    expect(affidavitScope({ facts: factsOf(), today: '2030-02-01' })).toEqual({
      kind: 'same',
      formSignedOn: signedOn,
      from: '2030-01-01',
    });
  });

  test('an update after the expiry requires no affidavit if lines changed', () => {
    const changed = { ...lines, foreignTaxNumber: 'IG115002001' };
    expect(update(factsOf(), '2030-02-01', 'change', changed).asked).toEqual([
      'update',
      'tips',
      'w8ben.form',
      'w8ben.info',
      'w8ben.signature',
    ]);
  });

  test('an update after a move within the country requires an affidavit instead of a signature', () => {
    const facts = factsOf({ changes: [['address-same-country', '2027-02-01']], now: { permanentAddress: moved } });
    const run = update(facts, '2027-02-10', 'confirm');
    expect(run).toMatchObject({ asked: ['update', 'tips', 'w8ben.info', 'affidavit'], missing: undefined });
    expect(run.context.answers['w8ben.form']).toMatchObject({ permanentAddress: moved, citizenship: 'MY' });
    expect(affidavitScope({ facts, today: '2027-02-10' })).toEqual({
      kind: 'moved',
      formSignedOn: signedOn,
      from: signedOn,
    });
  });

  test('RULE-19 an update rejects the confirmation of an incorrect form', () => {
    const facts = factsOf({
      changes: [['address-other-country', '2027-02-01']],
      now: { permanentAddress: abroad, foreignTaxNumber: undefined },
    });
    const today = '2027-02-10';
    const [step] = getJourneySteps(w8benUpdate, {});
    const context = { answers: { update: { decision: 'confirm' } }, facts, today };
    expect(step && checkStep(step, context)).toEqual([{ path: 'decision', code: 'w8ben-has-changed' }]);
    const form = {
      ...prefillW8benForm(readFactsOnFile({}, facts), today),
      foreignTaxNumber: '1101700230708',
    } as W8benLines;
    expect(form).toMatchObject({ permanentAddress: abroad });
    expect(form).not.toHaveProperty('foreignTaxNumber', lines.foreignTaxNumber);
    expect(update(facts, today, 'change', form)).toMatchObject({
      asked: ['update', 'tips', 'w8ben.form', 'w8ben.info', 'w8ben.signature'],
      missing: undefined,
    });
  });

  test('MSG-37 RULE-20 an update informs institutions that no confirmation is needed', () => {
    const facts = factsOf();
    const institution = { ...facts, w8ben: { held: {}, ...facts.w8ben, holder: 'institution' as const } };
    const [step] = getJourneySteps(w8benUpdate, {});
    const context = { answers: { update: { decision: 'change' } }, facts: institution, today: signedOn };
    expect(step && checkStep(step, context)).toEqual([{ path: 'decision', code: 'institutional-no-w8' }]);
  });

  test('an update without a form on file prefills the form from the account information', () => {
    const facts: Facts = { ...initialFacts, w8ben: { holder: 'individual', held } };
    const [step] = getJourneySteps(w8benUpdate, {});
    const confirm = { answers: { update: { decision: 'confirm' } }, facts, today: signedOn };
    expect(step && checkStep(step, confirm)).toHaveLength(1);
    expect(readFactsOnFile({}, facts).lines).toEqual(held);
    expect(update(facts, signedOn, 'change')).toMatchObject({ missing: undefined });
  });

  test('STATE-02 an update reopens only the tax number after a reviewer rejected it', () => {
    const steps = getJourneySteps(w8benUpdate, {});
    const form = steps.find(({ id }) => id === 'w8ben.form');
    const base = { ...rest('2029-12-01', factsOf()), update: { decision: 'confirm' } };
    const refused = { w8ben: { code: 'tax-number', answers: { ...base, 'w8ben.form': lines } } };
    const facts: Facts = { ...factsOf(), requirements: { w8ben: 'rejected' }, refused };
    const first = completeJourney(w8benUpdate, facts, '2029-12-01', base);
    expect(first).toMatchObject({ missing: 'w8ben.form' });
    const opened = getApplicableSteps(steps, { answers: base, facts, today: '2029-12-01' });
    expect(opened.find(({ requirement }) => requirement === 'w8ben')?.id, 'the page to correct').toBe('w8ben.form');
    const issuesOf = (given: W8benLines) =>
      form &&
      checkStep(form, { answers: { ...base, 'w8ben.form': given }, facts, today: '2029-12-01' }).map(
        ({ code }) => code,
      );
    expect(issuesOf(lines)).toEqual(['tax-number-refused']);
    expect(issuesOf({ ...lines, foreignTaxNumber: undefined, taxNumberExplanation: ' ' })).toEqual(['explain-reason']);
    const corrected = { ...lines, foreignTaxNumber: 'IG115002001' };
    expect(issuesOf(corrected)).toEqual([]);
    const given = { ...base, 'w8ben.form': corrected };
    const answers = w8benUpdate.derive?.(given, factsOf()) ?? given;
    expect(answers.update, 'a corrected line is a change').toEqual({ decision: 'change' });
    const asked = getApplicableSteps(steps, { answers, facts: factsOf(), today: '2029-12-01' });
    expect(asked.map(({ id }) => id)).toContain('w8ben.form');
  });

  test('a changed decision deletes the answers of the form', () => {
    const facts = factsOf();
    const steps = getJourneySteps(w8benUpdate, {});
    const filled: Answers = {
      update: { decision: 'change' },
      'w8ben.form': { ...lines },
      'w8ben.info': { confirmed: true },
    };
    const changed = saveAnswers(steps, filled, 'update', { decision: 'confirm' });
    expect(Object.keys(changed)).toEqual(['update']);
    expect(getApplicableSteps(steps, { answers: changed, facts, today: '2029-12-01' }).map(({ id }) => id)).toContain(
      'w8ben.signature',
    );
  });
});

describe('facts known from the form on file', () => {
  test('readFactsOnFile keeps a line on file that differs from the account information', () => {
    const elsewhere = { ...lines, citizenship: 'SG' };
    const facts = factsOf();
    const w8ben = {
      held: {},
      holder: 'individual' as const,
      ...facts.w8ben,
      onFile: { signedOn, changes: [], lines: elsewhere },
    };
    expect(readFactsOnFile({}, { w8ben })).toEqual({
      lines: elsewhere,
      taxCountries: ['MY'],
      accountNumber: '6812345678',
    });
  });
});
