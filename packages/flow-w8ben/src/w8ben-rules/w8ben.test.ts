import { applicableAnswers } from '@quayside/rules/internals/asked-answers';
import { treatyWith } from '@quayside/rules/internals/treaty';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  ineligibility,
  isReachable,
  joinJourney,
  nextStep,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, today } from '@quayside/rules/testing/complete-opening';
import { opening } from '@quayside/testing/journeys';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimantOf } from '../form/rule.ts';
import { knownInOpening, startW8benForm } from '../lines/known.ts';
import { w8ben, w8benFor } from './w8ben-rules.ts';

const steps = joinJourney(opening, { w8ben });
const step = (id: string) => {
  const found = steps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const context = (answers: Answers, day = today) => ({ answers, facts: completeFacts, today: day });
const withStep = (id: string, changed: StepAnswers): Answers => ({
  ...completeAnswers,
  [id]: { ...completeAnswers[id], ...changed },
});
const foundIn = (answers: Answers, id: string, changed: StepAnswers, day = today) =>
  checkStep(step(id), context({ ...answers, [id]: { ...answers[id], ...changed } }, day)).map(
    ({ path, code, level }) => `${path}: ${code}${level ? ` (${level})` : ''}`,
  );
const found = (id: string, changed: StepAnswers, day = today) => foundIn(completeAnswers, id, changed, day);
const addressInThailand = {
  country: 'TH',
  line1: '99/123 Sukhumvit 55',
  district: 'Watthana',
  state: 'TH-10',
  postalCode: '10110',
};
const addressIn = (country: string) => ({ ...(completeAnswers['w8ben.form']?.permanentAddress as object), country });

describe('customers who cannot use the form', () => {
  test.each<[string, StepAnswers]>([
    ['a US citizen', { citizenship: 'US' }],
    ['a US permanent residence address', { permanentAddress: addressIn('US') }],
    ['a US mailing address', { mailingAddress: { country: 'US' } }],
    ['a social security number', { usTaxNumber: '123-45-6789' }],
    ['anything on line 5', { usTaxNumber: 'x' }],
  ])('RULE-08 MSG-38 %s is refused, however little else is filled in', (_, changed) => {
    expect(ineligibility(step('w8ben.form'), changed, context({}))).toBe('us-person');
    const answers = withStep('w8ben.form', changed);
    expect(nextStep(steps, context(answers))?.id).toBe('w8ben.form');
  });

  test('ignores white space on line 5', () => {
    expect(ineligibility(step('w8ben.form'), { usTaxNumber: '  ' }, context({}))).toBeUndefined();
  });
});

describe('lines 1 to 8', () => {
  test.each<[string, StepAnswers, string[]]>([
    ['MSG-21 no name', { name: ' ' }, ['name: full-name-required']],
    ['line 1 is the name of the application', { name: 'Tan Mei Lin' }, ['name: differs-from-before']],
    [
      'line 8 matches the birth date of the application',
      { dateOfBirth: '1990-01-02' },
      ['dateOfBirth: differs-from-before'],
    ],
    ['MSG-05 no citizenship', { citizenship: '' }, ['citizenship: select-country']],
    [
      'line 3 rejects a post office box',
      { permanentAddress: { ...addressIn('MY'), line1: 'P.O. Box 12' } },
      ['permanentAddress.line1: address-po-box'],
    ],
    ['line 4 may be a post office box', { mailingAddress: { ...addressIn('MY'), line1: 'P.O. Box 12' } }, []],
    ['MSG-05 line 4 was opened and left empty', { mailingAddress: {} }, ['mailingAddress.country: select-country']],
  ])('%s', (_, changed, issues) => {
    expect(found('w8ben.form', changed)).toEqual(issues);
  });

  test('treats names as equal despite capitals and extra spaces', () => {
    expect(found('w8ben.form', { name: 'TAN  MEI LING' })).toEqual([]);
  });
});

describe('line 6', () => {
  test.each<[string, StepAnswers, string[]]>([
    [
      'MSG-20 RULE-17 a number with a format that Malaysia does not issue',
      { foreignTaxNumber: '12' },
      ['foreignTaxNumber: tax-number-format'],
    ],
    ['MSG-01 nothing', { foreignTaxNumber: '' }, ['foreignTaxNumber: enter-field']],
    ['a number of white space', { foreignTaxNumber: '  ' }, ['foreignTaxNumber: enter-field']],
    ['RULE-10 6b stands for a number', { foreignTaxNumber: '', taxNumberNotRequired: true }, []],
    [
      'RULE-10 either the number or 6b',
      { taxNumberNotRequired: true },
      ['taxNumberNotRequired: number-or-box-not-both'],
    ],
    [
      'MSG-19 RULE-10 an explanation that is empty',
      { foreignTaxNumber: '', taxNumberExplanation: ' ' },
      ['taxNumberExplanation: explain-reason'],
    ],
    [
      'RULE-10 accepts an explanation in place of a number',
      { foreignTaxNumber: undefined, taxNumberExplanation: 'I moved in May and wait for it.' },
      [],
    ],
  ])('%s', (_, changed, issues) => {
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
  const found = (id: string, changed: StepAnswers, day = today, answers = inThailand) =>
    foundIn(answers, id, changed, day);

  test('MSG-22 RULE-22 the box about the risk is not ticked', () => {
    for (const treatyRiskAccepted of [false, undefined])
      expect(found('w8ben.form', { ...claim, treatyRiskAccepted })).toContain(
        'treatyRiskAccepted: treaty-risk-required',
      );
  });

  test('RULE-22 does not require the box without a claim', () => {
    expect(found('w8ben.form', { ...claim, treatyBenefits: 'no', treatyRiskAccepted: false })).toEqual([]);
  });

  test('RULE-09 requires the treaty country on line 3 and in the self-certification', () => {
    const taxedElsewhere = withStep('base-info', {
      taxResidencies: [
        { country: 'HK', number: 'A1234563' },
        { country: 'SG', number: 'S1234567D' },
      ],
    });
    expect(found('w8ben.form', claim, today, taxedElsewhere)).toEqual(['treatyCountry: treaty-not-tax-residence']);
    expect(found('w8ben.form', { ...claim, ...malaysian })).toEqual(['treatyCountry: treaty-not-residence']);
  });

  test('RULE-09 accepts a treaty claim with advice that relief at source is not supported', () => {
    expect(found('w8ben.form', claim)).toEqual(['treatyCountry: treaty-relief-at-source (advice)']);
  });

  test('RULE-09 rejects a claim where no treaty exists', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: 'SG' })).toEqual(['treatyCountry: treaty-none']);
    expect(found('w8ben.form', { ...claim, treatyCountry: 'SG', treatyBenefits: 'no' })).toEqual([]);
  });

  test('RULE-09 requires a treaty that is in force on the day', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: 'HU' }, '2023-12-31')).not.toContain(
      'treatyCountry: treaty-none',
    );
    expect(found('w8ben.form', { ...claim, treatyCountry: 'HU' })).toContain('treatyCountry: treaty-none');
  });

  test('MSG-05 requires the country of a claim', () => {
    expect(found('w8ben.form', { ...claim, treatyCountry: undefined })).toEqual(['treatyCountry: select-country']);
  });
});

describe('prefill from the application', () => {
  test('requires only the treaty answer when the account details are complete', () => {
    const start = startW8benForm(knownInOpening(completeAnswers), today);
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
  ])('RULE-10 the reason %s fills line 6', (_, row, expected) => {
    const known = knownInOpening(withStep('base-info', { taxResidencies: [{ country: 'MY', ...row }] }));
    expect(known.lines).toMatchObject(expected);
    expect(known.lines.foreignTaxNumber).toBeUndefined();
  });

  test('does not prefill line 6 with a number from another country', () => {
    const known = knownInOpening(
      withStep('base-info', { taxResidencies: [{ country: 'TH', number: '1234567890121' }] }),
    );
    expect(known.lines.foreignTaxNumber).toBeUndefined();
  });

  test('prefills line 4 only when the mailing address differs', () => {
    const mailingAddress = { country: 'SG', line1: '1 Raffles Place', postalCode: '048616' };
    expect(knownInOpening(withStep('contact-info', { mailingAddress })).lines).not.toHaveProperty('mailingAddress');
    const elsewhere = knownInOpening(withStep('contact-info', { mailingSame: 'no', mailingAddress }));
    expect(elsewhere.lines.mailingAddress).toEqual(mailingAddress);
  });

  test('leaves the treaty question unanswered and prefills the country if it has a treaty', () => {
    fc.assert(
      fc.property(fc.constantFrom('SG', 'MY', 'HK', 'TH', 'JP', 'CN', 'AU'), (country) => {
        const { treatyBenefits, treatyCountry } = startW8benForm({ lines: { permanentAddress: { country } } }, today);
        const offered = treatyWith(country, today) !== undefined;
        expect([treatyBenefits, treatyCountry]).toEqual([undefined, offered ? country : undefined]);
      }),
    );
  });

  test('RULE-09 shows line 9 only to tax residents of the country on line 3', () => {
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

  test('keeps an answer to line 9 in the submission when the line is shown', () => {
    const kept = (country: string, treatyBenefits: string) => {
      const form = { permanentAddress: { country }, treatyBenefits, treatyCountry: country };
      return applicableAnswers(step('w8ben.form'), form, context({}));
    };
    expect(kept('TH', 'no')).toEqual({ permanentAddress: { country: 'TH' }, treatyBenefits: 'no' });
    expect(kept('MY', 'no')).toEqual({ permanentAddress: { country: 'MY' } });
    expect(kept('MY', 'yes')).toHaveProperty('treatyCountry', 'MY');
  });

  test('prefills nothing when no data is available', () => {
    expect(startW8benForm(knownInOpening({}), today)).not.toHaveProperty('treatyBenefits');
  });
});

describe('updates from changes elsewhere in the application', () => {
  const complete = { ...completeAnswers['w8ben.form'] };
  const after = (id: string, changed: StepAnswers, form: StepAnswers = complete) =>
    saveAnswers(steps, { ...completeAnswers, 'w8ben.form': form }, id, { ...completeAnswers[id], ...changed });
  const abroad = { residentialAddress: addressInThailand };

  test('updates line 1 after a name correction and requires a new review and signature', () => {
    const answers = after('base-info', { fullName: 'Tan Mei Lin' });
    expect(answers['w8ben.form']).toEqual({ ...complete, name: 'Tan Mei Lin' });
    expect(answers).not.toHaveProperty(['w8ben.info']);
    expect(answers).not.toHaveProperty(['w8ben.signature']);
    expect(nextStep(steps, context(answers))?.id).toBe('w8ben.info');
  });

  test.each<[string, string, StepAnswers, StepAnswers]>([
    ['the birth date', 'base-info', { dateOfBirth: '1990-02-03' }, { dateOfBirth: '1990-02-03' }],
    ['the citizenship', 'base-info', { citizenship: 'SG' }, { citizenship: 'SG' }],
    [
      'the tax number',
      'base-info',
      { taxResidencies: [{ country: 'MY', number: 'IG115002001' }] },
      { foreignTaxNumber: 'IG115002001' },
    ],
    [
      'a mailing address',
      'contact-info',
      { mailingSame: 'no', mailingAddress: addressInThailand },
      { mailingAddress: addressInThailand },
    ],
  ])('%s', (_, id, changed, expected) => {
    expect(after(id, changed)['w8ben.form']).toEqual({ ...complete, ...expected });
  });

  test('clears line 4 when the mailing address is removed', () => {
    const mail = { mailingSame: 'no', mailingAddress: addressInThailand };
    const given = { ...completeAnswers, 'contact-info': { ...completeAnswers['contact-info'], ...mail } };
    const filled = { ...given, 'w8ben.form': { ...complete, mailingAddress: addressInThailand } };
    const answers = saveAnswers(steps, filled, 'contact-info', { ...completeAnswers['contact-info'] });
    expect(answers['w8ben.form']).not.toHaveProperty('mailingAddress');
  });

  test('clears the tax number and the treaty answer when the country of residence changes', () => {
    const claim = { treatyBenefits: 'yes', treatyCountry: 'MY', treatyRiskAccepted: true };
    const moved = after('contact-info', abroad, { ...complete, ...claim })['w8ben.form'];
    expect(moved).toMatchObject({ name: 'Tan Mei Ling', permanentAddress: addressInThailand });
    for (const field of ['foreignTaxNumber', ...Object.keys(claim)]) expect(moved).not.toHaveProperty(field);
    const declined = { ...complete, treatyBenefits: 'no' };
    expect(after('contact-info', abroad, declined)['w8ben.form']).not.toHaveProperty('treatyBenefits');
  });

  test('keeps lines that the customer changed and signed forms that are not affected', () => {
    const chosen = { ...complete, citizenship: 'SG' };
    expect(after('base-info', { citizenship: 'TH' }, chosen)['w8ben.form']).toEqual(chosen);
    expect(after('base-info', { gender: 'male' })).toHaveProperty(['w8ben.signature']);
    expect(after('contact-info', { email: 'mei@example.com' })).toHaveProperty(['w8ben.signature']);
  });
});

test('skips the optional introduction but keeps it reachable', () => {
  const answers = { ...completeAnswers, 'w8ben.list': undefined };
  expect(nextStep(steps, context(answers))).toBeUndefined();
  expect(isReachable(steps, 'w8ben.list', context(answers))).toBe(true);
  expect(isReachable(steps, 'w8ben.form', context(answers))).toBe(true);
});

describe('Part III', () => {
  test.each<[string, StepAnswers, string[]]>([
    ['MSG-09 RULE-16 another name than on line 1', { name: 'Tan Mei Lin' }, ['name: signature-mismatch']],
    ['no name', { name: '' }, ['name: name-required']],
    ['MSG-08 no signature', { signature: undefined }, ['signature: signature-required']],
    [
      'MSG-08 requires a drawn signature',
      { signature: { method: 'draw', width: 600, height: 300, strokes: [] } },
      ['signature: signature-required'],
    ],
    ['MSG-08 nothing typed', { signature: { method: 'type', text: ' ' } }, ['signature: signature-required']],
    ['MSG-02 not certified', { certified: false }, ['certified: must-agree']],
    ['MSG-02 no capacity', { capacity: undefined }, ['capacity: must-agree']],
    ['signed tomorrow in Singapore', { signedAt: '2026-11-21T16:00:00Z' }, ['signedAt: date-in-future']],
    ['signed in the last minute of today in Singapore', { signedAt: '2026-11-21T15:59:59.999Z' }, []],
    ['the text of another revision', { revision: '2017-07' }, ['revision: signature-required']],
  ])('%s', (_, changed, issues) => {
    expect(found('w8ben.signature', changed)).toEqual(issues);
  });

  test('clears the review and the signature when the form changes', () => {
    const changed = { ...completeAnswers['w8ben.form'], citizenship: 'SG' };
    const answers = saveAnswers(steps, completeAnswers, 'w8ben.form', changed);
    expect(answers).not.toHaveProperty(['w8ben.info']);
    expect(answers).not.toHaveProperty(['w8ben.signature']);
    expect(nextStep(steps, context(answers))?.id).toBe('w8ben.info');
  });

  test('keeps the review and the signature when the form is saved unchanged', () => {
    const answers = saveAnswers(steps, completeAnswers, 'w8ben.form', { ...completeAnswers['w8ben.form'] });
    expect(answers).toHaveProperty(['w8ben.signature']);
  });
});

test('reads the form from the data of another context', () => {
  const alone = w8benFor({ prefix: '', known: () => ({ lines: { name: 'Lim Ah Kow' } }) });
  const [, form, , certification] = joinJourney(alone, {});
  if (!form || !certification) throw new Error('no steps');
  const answers = { form: completeAnswers['w8ben.form'], signature: completeAnswers['w8ben.signature'] };
  expect(checkStep(form, context(answers)).filter(isError)).toEqual([{ path: 'name', code: 'differs-from-before' }]);
  const signedByAnother = { ...answers, form: { ...answers.form, name: 'Lim Ah Kow' } };
  expect(checkStep(certification, context(signedByAnother))).toEqual([{ path: 'name', code: 'signature-mismatch' }]);
});

test('has the same sensitive fields, refusals and derived lines in another context', () => {
  const alone = w8benFor({ prefix: '', known: (answers) => ({ lines: { name: answers.person?.name as string } }) });
  const [, form] = joinJourney(alone, {});
  expect(form?.sensitive).toEqual(['usTaxNumber', 'foreignTaxNumber']);
  expect(form && ineligibility(form, { citizenship: 'US' }, context({}))).toBe('us-person');
  const [before, after] = [{ person: { name: 'Lim Ah Kow' } }, { person: { name: 'Lim Mei Ling' } }];
  expect(form?.follows?.({ name: 'Lim Ah Kow' }, before, after)).toMatchObject({ name: 'Lim Mei Ling' });
});

test('allows no treaty claim without an address', () => {
  expect(claimantOf({}, { lines: {}, taxCountries: ['MY'] })).toEqual({ residence: undefined, taxCountries: ['MY'] });
});
