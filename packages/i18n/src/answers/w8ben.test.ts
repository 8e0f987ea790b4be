import type { StepAnswers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import { describe, expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { TextStore } from '../text-store.ts';
import { linesOf } from '../w8ben-lines/w8ben-lines.ts';
import type { SummaryModule } from './answers.ts';
import { certificationSummary, formSummary } from './w8ben.ts';

async function rows({ texts, rows: rowsOf }: SummaryModule, answers: StepAnswers, language: Language = 'en') {
  const store = new TextStore(language);
  await store.load(...texts);
  return rowsOf(answers, (text, key, values) => store.translate(text, key, values), language, {});
}
const form = completeAnswers['w8ben.form'] ?? {};

describe('the form read back', () => {
  test('what was answered, in the order of the lines; what is empty or filled in by the system is left out', async () => {
    expect(await rows(formSummary, form)).toEqual([
      { label: 'Name of individual who is the beneficial owner', value: 'Tan Mei Ling' },
      { label: 'Country of citizenship', value: 'Malaysia' },
      {
        label: 'Permanent residence address',
        value: ['No. 12A, Jalan Ampang', '50450 Kuala Lumpur', 'Malaysia'],
      },
      { label: 'Foreign tax identifying number', value: 'IG115002000', sensitive: true },
      { label: 'Date of birth', value: '01/01/1990' },
      { label: 'Do you claim benefits under a tax treaty with the US?', value: 'No' },
    ]);
  });

  test.each([
    ['en', '01/01/1990'],
    ['th', '01/01/1990'],
    ['ja', '1990年1月1日'],
    ['zh-Hant', '1990年1月1日'],
  ] as const)('the date is written in %s as everywhere in a review', async (language, date) => {
    const values = (await rows(formSummary, form, language)).map(({ value }) => value);
    expect(values).toContain(date);
  });

  test('on the form itself it is month-day-year', () => {
    const { part1 } = linesOf(form, (_, key) => key, 'ja');
    expect(part1.find(({ line }) => line === '8')?.value).toBe('01-01-1990');
  });

  test('a claim names its country, and that its risk was considered', async () => {
    const claim = { ...form, treatyBenefits: 'yes', treatyCountry: 'TH', treatyRiskAccepted: true };
    const values = (await rows(formSummary, claim)).map(({ value }) => value);
    expect(values.slice(-3)).toEqual([
      'Yes',
      'Thailand within the meaning of the income tax treaty between the United States and that country.',
      'Ticked',
    ]);
  });

  test.each([
    [{ foreignTaxNumber: undefined, taxNumberNotRequired: true }, 'Check if FTIN not legally required', 'Ticked'],
    [{ foreignTaxNumber: undefined, taxNumberExplanation: 'Lost' }, 'Why you have no number', 'Lost'],
  ])('line 6 without a number', async (changed, label, value) => {
    expect(await rows(formSummary, { ...form, ...changed })).toContainEqual({ label, value });
  });

  test('half-filled answers give the rows that there are', async () => {
    expect(await rows(formSummary, { dateOfBirth: '1990-', permanentAddress: {} })).toEqual([]);
  });
});

describe('the signature read back', () => {
  const signed = { name: 'Tan Mei Ling', signedAt: '2026-12-31T16:05:00Z' };

  test('by whom and when, with the date and time of Singapore', async () => {
    expect(await rows(certificationSummary, signed)).toEqual([
      {
        label: 'Part III · Certification',
        value: 'Electronically signed by Tan Mei Ling on 01/01/2027, 00:05 SGT',
      },
    ]);
  });

  test('nothing before it is signed', async () => {
    expect(await rows(certificationSummary, { name: 'Tan Mei Ling' })).toEqual([]);
  });
});
