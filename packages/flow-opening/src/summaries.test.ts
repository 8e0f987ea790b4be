import { w8ben } from '@quayside/flow-w8ben/rules';
import type { TranslateText } from '@quayside/i18n/internals/answer-summary';
import { languages } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { type Answers, checkStep, getJourneySteps, type StepAnswers, saveAnswers } from '@quayside/rules/journey';
import {
  completeAnswers as answeredAtFirst,
  completeFacts,
  openingDate,
  requestedAnswers,
} from '@quayside/rules/testing/complete-opening';
import { createFactsWithPerson, digitalIdAnswers, samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening/opening-rules.ts';
import { openingFlow } from './opening.ts';

const { steps } = openingFlow({ w8ben: [] });

/** Answers of an opening with the digital ID, including those derived from it. */
const byDigitalId = openingJourney.derive?.(digitalIdAnswers, createFactsWithPerson(samplePerson())) ?? {};
const completeAnswers: Answers = {
  ...answeredAtFirst,
  ...requestedAnswers,
  'show-sinpass': byDigitalId['show-sinpass'],
  'sinpass-additional': byDigitalId['sinpass-additional'],
};

/** Returns the summary rows of a step in a language. */
async function rowsOf(step: string, answers: StepAnswers, language: (typeof languages)[number] = 'en') {
  const route = steps.find((one) => one.step === step);
  const module = await route?.summary?.();
  if (!module) throw new Error(`${step} has no summary`);
  const store = new TextStore(language);
  await store.load(...module.texts);
  const words: TranslateText = (text, key, values) => store.translate(text, key, values);
  return module.rows(answers, words, language, { ...completeAnswers, [step]: answers });
}
const labels = async (step: string, changed: StepAnswers) =>
  (await rowsOf(step, { ...completeAnswers[step], ...changed })).map(({ label }) => label);

const read = (await Promise.all(steps.map(async ({ step, summary }) => ((await summary?.()) ? [step] : [])))).flat();

describe('summaries on “Check your answers”', () => {
  test('every step with questions has a summary', () => {
    expect(steps.map(({ step }) => step).filter((step) => !read.includes(step))).toEqual([
      'choose-tip',
      'face-recognition',
      'check-answers',
      'sign-info',
    ]);
  });

  test.each(languages.flatMap((language) => read.map((step) => [language, step] as const)))(
    'a summary in language %s of the step %s shows texts, not keys',
    async (language, step) => {
      const rows = await rowsOf(step, completeAnswers[step] ?? {}, language);
      expect(rows.length).toBeGreaterThan(0);
      for (const { label, value } of rows)
        for (const words of [label, ...[value].flat()]) expect(words).not.toMatch(/^[a-z][\w-]*(\.[\w-]+)+$|^$/i);
    },
  );

  test('summaries mark document and tax numbers as sensitive', async () => {
    const rows = await rowsOf('base-info', completeAnswers['base-info'] ?? {});
    expect(rows.filter(({ sensitive }) => sensitive).map(({ value }) => value)).toEqual(['A12345678', 'IG115002000']);
  });

  test.each<[string, StepAnswers, readonly string[]]>([
    ['base-info', {}, []],
    [
      'base-info',
      {
        taxResidencies: [
          { country: 'MY', number: 'IG115002000' },
          { country: 'SG', number: 'S1234567D' },
        ],
      },
      ['Country of tax residence', 'Country of tax residence'],
    ],
    ['assets-select', {}, []],
    ['assets-select', { pep: 'yes' }, ['Are you, a relative or a close associate a politically exposed person (PEP)?']],
    ['select-account-type', { riskAcknowledged: true }, ['Risk warning']],
    ['contact-info', {}, []],
    ['contact-info', { mailingSame: 'no', mailingAddress: { country: 'SG' } }, ['Mailing address']],
  ])('the summary of %s with %j marks unusual answers', async (step, changed, expected) => {
    const rows = await rowsOf(step, { ...completeAnswers[step], ...changed });
    expect(rows.filter(({ unusual }) => unusual).map(({ label }) => label)).toEqual(expected);
  });

  test('summaries mark the essential answers of a step', async () => {
    const inShort = async (step: string) =>
      (await rowsOf(step, completeAnswers[step] ?? {})).filter(({ essential }) => essential).map(({ value }) => value);
    expect(await inShort('base-info')).toEqual(['A12345678', 'Tan Mei Ling', '1 Jan 1990']);
    expect(await inShort('contact-info')).toEqual(['+60 12 345 6789', 'mei.ling@example.com']);
  });

  test('summaries omit answers to questions that do not apply', async () => {
    expect(await labels('assets-info', { employmentStatus: 'student' })).not.toContain('Full company name');
    expect(await labels('assets-info', { otherSourceOfWealth: 'A lottery' })).not.toContain(
      'Describe the other source',
    );
    expect(await labels('assets-select', { licenceNumber: 'R1', pepRelation: 'self' })).not.toContain('Licence number');
    expect(await labels('contact-info', { mailingAddress: { country: 'MY' } })).not.toContain('Mailing address');
    expect(await labels('contact-info', { differenceReason: 'student' })).not.toContain(
      'Why is one of your addresses outside the countries where you pay tax?',
    );
  });

  test('summaries list answers to follow-up questions', async () => {
    expect(await labels('assets-select', { regulatedEmployee: 'yes', licenceNumber: 'R1' })).toContain(
      'Licence number',
    );
    expect(
      await labels('assets-select', { regulatedEmployee: 'yes', employerConsent: 'yes', employerConsentLetter: 'id' }),
    ).toEqual(expect.arrayContaining(['Your employer’s written consent', 'Letter of consent']));
    expect(await labels('contact-info', { mailingSame: 'no', mailingAddress: { country: 'SG' } })).toContain(
      'Mailing address',
    );
  });

  test.each(read)('the summary of %s without answers is empty', async (step) => {
    expect(await rowsOf(step, {})).toEqual([]);
  });
});

/** Form fields of section 3 of the specification. Each row contains field, step, valid answer, rejected answer and the summary row. */
const fields: readonly [string, string, StepAnswers, StepAnswers, [string, unknown]][] = [
  ['nationality', 'base-info', { nationality: 'MY' }, { nationality: '' }, ['Nationality', 'Malaysia']],
  ['document type', 'base-info', { documentType: 'passport' }, { documentType: 'x' }, ['Document type', 'Passport']],
  ['document number', 'base-info', { documentNumber: 'A1' }, { documentNumber: '' }, ['Document number', 'A1']],
  ['full name', 'base-info', { fullName: 'Tan Li' }, { fullName: '' }, ['Full name (English/Pinyin)', 'Tan Li']],
  ['pinyin name', 'base-info', { pinyinName: 'Chen Li' }, { pinyinName: '陈丽' }, ['Pinyin name', 'Chen Li']],
  ['name on ID', 'base-info', { nameOnId: '陈丽' }, { nameOnId: '' }, ['Name on ID', '陈丽']],
  ['date of birth', 'base-info', { dateOfBirth: '1990-02-01' }, { dateOfBirth: '' }, ['Date of birth', '1 Feb 1990']],
  ['gender', 'base-info', { gender: 'female' }, { gender: '' }, ['Gender', 'Female']],
  ['citizenship', 'base-info', { citizenship: 'TH' }, { citizenship: '' }, ['Citizenship', 'Thailand']],
  [
    'country of tax residence',
    'base-info',
    { taxResidencies: [{ country: 'TH', number: '1' }] },
    { taxResidencies: [] },
    ['Country of tax residence', 'Thailand'],
  ],
  [
    'tax identification number',
    'base-info',
    { taxResidencies: [{ country: 'MY', number: 'IG1' }] },
    { taxResidencies: [{ country: 'SG', number: '12' }] },
    ['Tax identification number', 'IG1'],
  ],
  ['company name', 'assets-info', { companyName: 'Ampang' }, { companyName: '' }, ['Full company name', 'Ampang']],
  ['industry', 'assets-info', { industry: 'technology' }, { industry: 'x' }, ['Industry', 'Information technology']],
  [
    'occupation',
    'assets-info',
    { occupation: 'engineer' },
    { occupation: 'x' },
    ['Occupation or job title', 'Engineer or architect'],
  ],
  [
    'employment status',
    'assets-info',
    { employmentStatus: 'employed' },
    { employmentStatus: '' },
    ['Employment status', 'Employed'],
  ],
  ['mobile', 'contact-info', { mobile: '+6591234567' }, { mobile: '1' }, ['Mobile number', '+65 9123 4567']],
  ['e-mail', 'contact-info', { email: 'a@b.example' }, { email: 'a' }, ['Email', 'a@b.example']],
  [
    'residential address',
    'contact-info',
    { residentialAddress: { country: 'MO', line1: 'Rua 1' } },
    { residentialAddress: { country: 'MO' } },
    ['Residential address', ['Rua 1', 'Macau']],
  ],
  [
    'mailing address',
    'contact-info',
    { mailingSame: 'no', mailingAddress: { country: 'MO', line1: 'Rua 2' } },
    { mailingSame: 'no', mailingAddress: { country: 'MO' } },
    ['Mailing address', ['Rua 2', 'Macau']],
  ],
  [
    'annual net income',
    'assets-info',
    { annualIncome: '48000' },
    { annualIncome: '-5' },
    ['Annual net income in USD', 'USD\u00a048,000.00'],
  ],
  ['net worth', 'assets-info', { netWorth: '1.5' }, { netWorth: '--5' }, ['Net worth in USD', 'USD\u00a01.50']],
  [
    'source of wealth',
    'assets-info',
    { sourceOfWealth: ['property'] },
    { sourceOfWealth: [] },
    ['Source of wealth', ['Property']],
  ],
  ['education level', 'assets-info', { education: 'o-levels' }, { education: '' }, ['Education level', 'O Levels']],
  [
    'English proficiency',
    'assets-info',
    { englishLevel: 'good' },
    { englishLevel: '' },
    ['English proficiency', 'Good'],
  ],
  [
    'investment objectives',
    'assets-select',
    { objectives: ['hedging'] },
    { objectives: [] },
    ['Investment objectives', ['Hedging']],
  ],
  [
    'stock experience',
    'assets-select',
    { stockYears: 'more-than-5' },
    { stockYears: '' },
    ['Years trading stocks', 'More than 5 years'],
  ],
  [
    'derivative experience',
    'assets-select',
    { tradeCategories: ['options'], derivativeYears: '1-to-5' },
    { tradeCategories: ['options'], derivativeYears: '' },
    ['Years trading derivatives', '1 to 5 years'],
  ],
  [
    'account type',
    'select-account-type',
    { accountType: 'margin' },
    { accountType: '' },
    ['Account type', 'Margin account'],
  ],
  [
    'trade category',
    'assets-select',
    { tradeCategories: ['stocks'] },
    { tradeCategories: [] },
    ['What have you traded before?', ['Shares']],
  ],
  [
    'trade times',
    'assets-select',
    { stockTimes: '6-to-20' },
    { stockTimes: '' },
    ['Stock trades in the past 3 years', '6 to 20'],
  ],
  ['knowledge level', 'assets-select', { knowledge: 'fair' }, { knowledge: '' }, ['Trading knowledge', 'Fair']],
  [
    'licensed number',
    'assets-select',
    { regulatedEmployee: 'yes', licenceNumber: 'R1' },
    { regulatedEmployee: '' },
    ['Licence number', 'R1'],
  ],
  [
    'PEP declaration',
    'assets-select',
    { pep: 'no' },
    { pep: '' },
    ['Are you, a relative or a close associate a politically exposed person (PEP)?', 'No'],
  ],
];

describe('FORM-01 form fields of the specification', () => {
  const journey = getJourneySteps(openingJourney, { w8ben });
  const issuesOf = (id: string, changed: StepAnswers) => {
    const answers = { ...completeAnswers, [id]: { ...completeAnswers[id], ...changed } };
    const step = journey.find((one) => one.id === id);
    return step
      ? checkStep(step, { answers, facts: completeFacts, today: openingDate }).map(({ path }) => path.split('.')[0])
      : [];
  };

  test.each(fields)(
    'the field %s is saved, validated and shown in the summary',
    async (_, id, answer, refused, [label, value]) => {
      const asked = Object.keys(answer).at(-1) ?? '';
      expect(saveAnswers(journey, {}, id, answer)[id], 'kept').toEqual(answer);
      expect(issuesOf(id, refused), 'validated').toContain(Object.keys(refused).at(-1));
      const rows = await rowsOf(id, { ...completeAnswers[id], ...answer });
      expect(
        rows.map((row) => [row.label, row.value]),
        `${asked} is shown in the summary`,
      ).toContainEqual([label, value]);
    },
  );
});
