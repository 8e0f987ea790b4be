import { applicableAnswers } from '@quayside/rules/internals/applicable-answers';
import { findTreaty } from '@quayside/rules/internals/treaty';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  findNextStep,
  getIneligibility,
  getJourneySteps,
  isReachable,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { openingJourney } from '@quayside/testing/journeys';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefillW8benForm, readOpeningFacts } from '../lines/known-facts.ts';
import { createW8benJourney, w8ben } from './w8ben-rules.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const step = (id: string) => {
  const found = steps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const context = (answers: Answers, day = openingDate) => ({ answers, facts: completeFacts, today: day });
const withStep = (id: string, changed: StepAnswers) => ({
  ...completeAnswers,
  [id]: { ...completeAnswers[id], ...changed },
});
const foundIn = (answers: Answers, id: string, changed: StepAnswers, day = openingDate) =>
  checkStep(step(id), context({ ...answers, [id]: { ...answers[id], ...changed } }, day)).map(
    ({ path, code, level }) => `${path}: ${code}${level ? ` (${level})` : ''}`,
  );
const found = (id: string, changed: StepAnswers, day = openingDate) => foundIn(completeAnswers, id, changed, day);
const addressInThailand = {
  country: 'TH',
  line1: '99/123 Sukhumvit 55',
  district: 'Watthana',
  state: 'TH-10',
  postalCode: '10110',
};
const addressIn = (country: string) => ({ ...(completeAnswers['w8ben.form']?.permanentAddress as object), country });

describe('the refusal of a US person', () => {
  test.each<[string, StepAnswers]>([
    ['US citizenship', { citizenship: 'US' }],
    ['a US permanent residence address', { permanentAddress: addressIn('US') }],
    ['a US mailing address', { mailingAddress: { country: 'US' } }],
    ['a social security number', { usTaxNumber: '123-45-6789' }],
    ['any text on line 5', { usTaxNumber: 'x' }],
  ])('RULE-08 MSG-38 %s makes the customer a US person, even in an incomplete form', (_, changed) => {
    expect(getIneligibility(step('w8ben.form'), changed, context({}))).toBe('us-person');
    const answers = withStep('w8ben.form', changed);
    expect(findNextStep(steps, context(answers))?.id).toBe('w8ben.form');
  });

  test('white space on line 5 does not make the customer a US person', () => {
    expect(getIneligibility(step('w8ben.form'), { usTaxNumber: '  ' }, context({}))).toBeUndefined();
  });
});

describe('lines 1 to 8', () => {
  test.each<[string, StepAnswers, string[]]>([
    ['MSG-21 requires a name', { name: ' ' }, ['name: full-name-required']],
    ['rejects a name other than in the application', { name: 'Tan Mei Lin' }, ['name: differs-from-before']],
    [
      'rejects a birth date other than in the application',
      { dateOfBirth: '1990-01-02' },
      ['dateOfBirth: differs-from-before'],
    ],
    ['MSG-05 requires a citizenship', { citizenship: '' }, ['citizenship: select-country']],
    [
      'rejects a post office box on line 3',
      { permanentAddress: { ...addressIn('MY'), line1: 'P.O. Box 12' } },
      ['permanentAddress.line1: address-po-box'],
    ],
    ['accepts a post office box on line 4', { mailingAddress: { ...addressIn('MY'), line1: 'P.O. Box 12' } }, []],
    [
      'MSG-05 requires the country of a different mailing address',
      { mailingAddress: {} },
      ['mailingAddress.country: select-country'],
    ],
  ])('form W-8BEN: %s', (_, changed, issues) => {
    expect(found('w8ben.form', changed)).toEqual(issues);
  });

  test('capitals and extra spaces in the name on line 1 do not count', () => {
    expect(found('w8ben.form', { name: 'TAN  MEI LING' })).toEqual([]);
  });
});

describe('line 6', () => {
  test.each<[string, StepAnswers, string[]]>([
    [
      'MSG-20 RULE-17 rejects a number that does not have the format of Malaysia',
      { foreignTaxNumber: '12' },
      ['foreignTaxNumber: tax-number-format'],
    ],
    ['MSG-01 requires an answer', { foreignTaxNumber: '' }, ['foreignTaxNumber: enter-field']],
    ['rejects a number of white space', { foreignTaxNumber: '  ' }, ['foreignTaxNumber: enter-field']],
    ['RULE-10 accepts box 6b in place of a number', { foreignTaxNumber: '', taxNumberNotRequired: true }, []],
    [
      'RULE-10 rejects a number together with box 6b',
      { taxNumberNotRequired: true },
      ['taxNumberNotRequired: number-or-box-not-both'],
    ],
    [
      'MSG-19 RULE-10 rejects an empty explanation',
      { foreignTaxNumber: '', taxNumberExplanation: ' ' },
      ['taxNumberExplanation: explain-reason'],
    ],
    [
      'RULE-10 accepts an explanation in place of a number',
      { foreignTaxNumber: undefined, taxNumberExplanation: 'I moved in May and wait for it.' },
      [],
    ],
  ])('line 6 of form W-8BEN: %s', (_, changed, issues) => {
    expect(found('w8ben.form', changed)).toEqual(issues);
  });
});

describe('line 9', () => {
  const claim = {
    permanentAddress: addressInThailand,
    foreignTaxNumber: '1101700230708',
    treatyBenefits: 'yes',
    treatyCountry: 'TH',
    treatyRiskAccepted: true,
  };
  const malaysian = { permanentAddress: addressIn('MY'), foreignTaxNumber: 'IG115002000' };
  const inThailand = withStep('base-info', { taxResidencies: [{ country: 'TH', number: '1101700230708' }] });
  const found = (id: string, changed: StepAnswers, day = openingDate, answers = inThailand) =>
    foundIn(answers, id, changed, day);

  test('MSG-22 RULE-22 a treaty claim requires the box about its risk', () => {
    for (const treatyRiskAccepted of [false, undefined])
      expect(found('w8ben.form', { ...claim, treatyRiskAccepted })).toContain(
        'treatyRiskAccepted: treaty-risk-required',
      );
  });

  test('RULE-22 the box about the risk is not required without a treaty claim', () => {
    expect(found('w8ben.form', { ...claim, treatyBenefits: 'no', treatyRiskAccepted: false })).toEqual([]);
  });

  test('RULE-09 the treaty country must be on line 3 and in the self-certification', () => {
    const taxedElsewhere = withStep('base-info', {
      taxResidencies: [
        { country: 'HK', number: 'A1234563' },
        { country: 'SG', number: 'S1234567D' },
      ],
    });
    expect(found('w8ben.form', claim, openingDate, taxedElsewhere)).toEqual([
      'treatyCountry: treaty-not-tax-residence',
    ]);
    expect(found('w8ben.form', { ...claim, ...malaysian })).toEqual(['treatyCountry: treaty-not-residence']);
  });

  test('RULE-09 a treaty claim shows advice that relief at source is not supported', () => {
    expect(found('w8ben.form', claim)).toEqual(['treatyCountry: treaty-relief-at-source (advice)']);
  });

  test('RULE-09 a claim for a country without a treaty is rejected', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: 'SG' })).toEqual(['treatyCountry: treaty-none']);
    expect(found('w8ben.form', { ...claim, treatyCountry: 'SG', treatyBenefits: 'no' })).toEqual([]);
  });

  test('RULE-09 a claim after the end of a treaty is rejected', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: 'HU' }, '2023-12-31')).not.toContain(
      'treatyCountry: treaty-none',
    );
    expect(found('w8ben.form', { ...claim, treatyCountry: 'HU' })).toContain('treatyCountry: treaty-none');
  });

  test('MSG-05 a treaty claim requires a country', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: undefined })).toEqual(['treatyCountry: select-country']);
  });
});

describe('a form prefilled from the application', () => {
  test('a prefilled form is complete for residents of a country without a treaty', () => {
    const start = prefillW8benForm(readOpeningFacts(completeAnswers), openingDate);
    expect(found('w8ben.form', { ...start })).toEqual([]);
    expect(start).toMatchObject({ name: 'Tan Mei Ling', foreignTaxNumber: 'IG115002000' });
    expect(start).not.toHaveProperty('treatyBenefits');
  });

  test.each<[string, StepAnswers, StepAnswers]>([
    ['not-issued', { reason: 'not-issued' }, { taxNumberNotRequired: true }],
    ['not-required', { reason: 'not-required' }, { taxNumberNotRequired: true }],
    [
      'unable-to-obtain',
      { reason: 'unable-to-obtain', explanation: 'Applied for in May' },
      { taxNumberExplanation: 'Applied for in May' },
    ],
  ])('RULE-10 the reason %s for a missing tax number fills in line 6', (_, row, expected) => {
    const known = readOpeningFacts(withStep('base-info', { taxResidencies: [{ country: 'MY', ...row }] }));
    expect(known.lines).toMatchObject(expected);
    expect(known.lines.foreignTaxNumber).toBeUndefined();
  });

  test('a tax number of another country does not fill in line 6', () => {
    const known = readOpeningFacts(
      withStep('base-info', { taxResidencies: [{ country: 'TH', number: '1234567890121' }] }),
    );
    expect(known.lines.foreignTaxNumber).toBeUndefined();
  });

  test('the mailing address fills in line 4 only if it differs', () => {
    const mailingAddress = { country: 'SG', line1: '1 Raffles Place', postalCode: '048616' };
    expect(readOpeningFacts(withStep('contact-info', { mailingAddress })).lines).not.toHaveProperty('mailingAddress');
    const elsewhere = readOpeningFacts(withStep('contact-info', { mailingSame: 'no', mailingAddress }));
    expect(elsewhere.lines.mailingAddress).toEqual(mailingAddress);
  });

  test('a prefilled form has a treaty country, but no answer to the treaty question', () => {
    fc.assert(
      fc.property(fc.constantFrom('SG', 'MY', 'HK', 'TH', 'JP', 'CN', 'AU'), (country) => {
        const { treatyBenefits, treatyCountry } = prefillW8benForm(
          { lines: { permanentAddress: { country } } },
          openingDate,
        );
        const offered = findTreaty(country, openingDate) !== undefined;
        expect([treatyBenefits, treatyCountry]).toEqual([undefined, offered ? country : undefined]);
      }),
    );
  });

  test('RULE-09 only tax residents of the country on line 3 are asked for line 9', () => {
    const asks = (taxResidencies: readonly string[]) => {
      const base = { ...completeAnswers['base-info'], taxResidencies: taxResidencies.map((country) => ({ country })) };
      const form = {
        ...completeAnswers['w8ben.form'],
        permanentAddress: addressInThailand,
        foreignTaxNumber: '1234567890121',
      };
      const given = context({ ...completeAnswers, 'base-info': base, 'w8ben.form': form });
      return checkStep(step('w8ben.form'), given)
        .filter(({ path }) => path === 'treatyBenefits')
        .map(({ code }) => code);
    };
    expect(asks(['MY'])).toEqual([]);
    expect(asks(['MY', 'TH'])).toEqual(['answer-required']);
  });

  test('an answer to line 9 is kept only if the line is visible or claims a treaty', () => {
    const kept = (country: string, treatyBenefits: string) => {
      const form = { permanentAddress: { country }, treatyBenefits, treatyCountry: country };
      return applicableAnswers(step('w8ben.form'), form, context({}));
    };
    expect(kept('TH', 'no')).toEqual({ permanentAddress: { country: 'TH' }, treatyBenefits: 'no' });
    expect(kept('MY', 'no')).toEqual({ permanentAddress: { country: 'MY' } });
    expect(kept('MY', 'yes')).toHaveProperty('treatyCountry', 'MY');
  });

  test('a form prefilled without data has no treaty answer', () => {
    expect(prefillW8benForm(readOpeningFacts({}), openingDate)).not.toHaveProperty('treatyBenefits');
  });
});

describe('a form after a change in the application', () => {
  const complete = { ...completeAnswers['w8ben.form'] };
  const after = (id: string, changed: StepAnswers, form: StepAnswers = complete) =>
    saveAnswers(steps, { ...completeAnswers, 'w8ben.form': form }, id, { ...completeAnswers[id], ...changed });
  const abroad = { residentialAddress: addressInThailand };

  test('a name changed in the application changes line 1 and requires a new signature', () => {
    const answers = after('base-info', { fullName: 'Tan Mei Lin' });
    expect(answers['w8ben.form']).toEqual({ ...complete, name: 'Tan Mei Lin' });
    expect(answers).not.toHaveProperty(['w8ben.info']);
    expect(answers).not.toHaveProperty(['w8ben.signature']);
    expect(findNextStep(steps, context(answers))?.id).toBe('w8ben.signature');
  });

  test.each<[string, string, StepAnswers, StepAnswers]>([
    ['has the new birth date', 'base-info', { dateOfBirth: '1990-02-03' }, { dateOfBirth: '1990-02-03' }],
    ['has the new citizenship', 'base-info', { citizenship: 'SG' }, { citizenship: 'SG' }],
    [
      'has the new tax number',
      'base-info',
      { taxResidencies: [{ country: 'MY', number: 'IG115002001' }] },
      { foreignTaxNumber: 'IG115002001' },
    ],
    [
      'has the new mailing address',
      'contact-info',
      { mailingSame: 'no', mailingAddress: addressInThailand },
      { mailingAddress: addressInThailand },
    ],
  ])('after a change in the application, the form %s', (_, id, changed, expected) => {
    expect(after(id, changed)['w8ben.form']).toEqual({ ...complete, ...expected });
  });

  test('a mailing address removed in the application empties line 4', () => {
    const mail = { mailingSame: 'no', mailingAddress: addressInThailand };
    const given = { ...completeAnswers, 'contact-info': { ...completeAnswers['contact-info'], ...mail } };
    const filled = { ...given, 'w8ben.form': { ...complete, mailingAddress: addressInThailand } };
    const answers = saveAnswers(steps, filled, 'contact-info', { ...completeAnswers['contact-info'] });
    expect(answers['w8ben.form']).not.toHaveProperty('mailingAddress');
  });

  test('a new country of residence removes the tax number and the treaty answer', () => {
    const claim = { treatyBenefits: 'yes', treatyCountry: 'MY', treatyRiskAccepted: true };
    const moved = after('contact-info', abroad, { ...complete, ...claim })['w8ben.form'];
    expect(moved).toMatchObject({ name: 'Tan Mei Ling', permanentAddress: addressInThailand });
    for (const field of ['foreignTaxNumber', ...Object.keys(claim)]) expect(moved).not.toHaveProperty(field);
    const declined = { ...complete, treatyBenefits: 'no' };
    expect(after('contact-info', abroad, declined)['w8ben.form']).not.toHaveProperty('treatyBenefits');
  });

  test('a change in the application keeps edited lines, and the signature if no line changes', () => {
    const chosen = { ...complete, citizenship: 'SG' };
    expect(after('base-info', { citizenship: 'TH' }, chosen)['w8ben.form']).toEqual(chosen);
    expect(after('base-info', { gender: 'male' })).toHaveProperty(['w8ben.signature']);
    expect(after('contact-info', { email: 'mei@example.com' })).toHaveProperty(['w8ben.signature']);
  });
});

test.each(['w8ben.list', 'w8ben.info'])('the optional step %s is skipped, but reachable', (id) => {
  const answers = { ...completeAnswers, [id]: undefined };
  expect(findNextStep(steps, context(answers))).toBeUndefined();
  expect(isReachable(steps, id, context(answers))).toBe(true);
  expect(isReachable(steps, 'w8ben.signature', context(answers))).toBe(true);
});

describe('Part III', () => {
  test.each<[string, StepAnswers, string[]]>([
    ['MSG-09 RULE-16 rejects another name than on line 1', { name: 'Tan Mei Lin' }, ['name: signature-mismatch']],
    ['requires a name', { name: '' }, ['name: name-required']],
    ['MSG-08 requires a signature', { signature: undefined }, ['signature: signature-required']],
    [
      'MSG-08 rejects an empty drawing',
      { signature: { method: 'draw', width: 600, height: 300, strokes: [] } },
      ['signature: signature-required'],
    ],
    [
      'MSG-08 rejects a blank typed signature',
      { signature: { method: 'type', text: ' ' } },
      ['signature: signature-required'],
    ],
    ['MSG-02 requires the certification', { certified: false }, ['certified: must-agree']],
    ['MSG-02 requires the capacity to sign', { capacity: undefined }, ['capacity: must-agree']],
    [
      'rejects a time of signing tomorrow in Singapore',
      { signedAt: '2026-11-21T16:00:00Z' },
      ['signedAt: date-in-future'],
    ],
    [
      'accepts a time of signing in the last minute of today in Singapore',
      { signedAt: '2026-11-21T15:59:59.999Z' },
      [],
    ],
    [
      'requires a new signature for another revision of the text',
      { revision: '2017-07' },
      ['revision: signature-required'],
    ],
  ])('Part III of form W-8BEN: %s', (_, changed, issues) => {
    expect(found('w8ben.signature', changed)).toEqual(issues);
  });

  test('a changed form requires a new signature', () => {
    const changed = { ...completeAnswers['w8ben.form'], citizenship: 'SG' };
    const answers = saveAnswers(steps, completeAnswers, 'w8ben.form', changed);
    expect(answers).not.toHaveProperty(['w8ben.info']);
    expect(answers).not.toHaveProperty(['w8ben.signature']);
    expect(findNextStep(steps, context(answers))?.id).toBe('w8ben.signature');
  });

  test('a form that is saved unchanged keeps its review and signature', () => {
    const answers = saveAnswers(steps, completeAnswers, 'w8ben.form', { ...completeAnswers['w8ben.form'] });
    expect(answers).toHaveProperty(['w8ben.signature']);
  });
});

test('createW8benJourney compares the form with the known facts of its context', () => {
  const alone = createW8benJourney({ prefix: '', known: () => ({ lines: { name: 'Lim Ah Kow' } }) });
  const [, form, , certification] = getJourneySteps(alone, {});
  if (!form || !certification) throw new Error('no steps');
  const answers = { form: completeAnswers['w8ben.form'], signature: completeAnswers['w8ben.signature'] };
  expect(checkStep(form, context(answers)).filter(isError)).toEqual([{ path: 'name', code: 'differs-from-before' }]);
  const signedByAnother = { ...answers, form: { ...answers.form, name: 'Lim Ah Kow' } };
  expect(checkStep(certification, context(signedByAnother))).toEqual([{ path: 'name', code: 'signature-mismatch' }]);
});

test('createW8benJourney has the same sensitive fields, refusals and updates in every context', () => {
  const alone = createW8benJourney({
    prefix: '',
    known: (answers) => ({ lines: { name: answers.person?.name as string } }),
  });
  const [, form] = getJourneySteps(alone, {});
  expect(form?.sensitive).toEqual(['usTaxNumber', 'foreignTaxNumber']);
  expect(form && getIneligibility(form, { citizenship: 'US' }, context({}))).toBe('us-person');
  const [before, after] = [{ person: { name: 'Lim Ah Kow' } }, { person: { name: 'Lim Mei Ling' } }];
  expect(form?.syncAnswers?.({ name: 'Lim Ah Kow' }, before, after)).toMatchObject({ name: 'Lim Mei Ling' });
});
