import type { SummaryModule } from '@quayside/i18n/internals/answer-summary';
import type { Language } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import type { StepAnswers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { summary as formSummary } from '../form/summary.ts';
import { summary as certificationSummary } from '../signature/summary.ts';
import { formatW8benLines } from '../w8ben-lines/w8ben-lines.ts';

async function rows({ texts, rows: rowsOf }: SummaryModule, answers: StepAnswers, language: Language = 'en') {
  const store = new TextStore(language);
  await store.load(...texts);
  return rowsOf(answers, (text, key, values) => store.translate(text, key, values), language, {});
}
const form = completeAnswers['w8ben.form'] ?? {};

describe('the summary of the form', () => {
  test('the summary of the form lists the answers in the order of the lines, without line 7', async () => {
    expect(await rows(formSummary, form)).toEqual([
      {
        label: 'Name',
        value: 'Tan Mei Ling',
        field: 'name',
        essential: true,
      },
      { label: 'Citizenship', value: 'Malaysia', field: 'citizenship', essential: true },
      {
        label: 'Permanent address',
        value: ['No. 12A, Jalan Ampang', '50450 Kuala Lumpur', 'Malaysia'],
        field: 'permanentAddress',
      },
      { label: 'Tax number', value: 'IG115002000', field: 'taxNumberKind', sensitive: true },
      { label: 'Date of birth', value: '1 Jan 1990', field: 'dateOfBirth' },
    ]);
  });

  test.each([
    ['en', '1 Jan 1990'],
    ['th', '1 ม.ค. 1990'],
    ['ja', '1990年1月1日'],
    ['zh-Hant', '1990年1月1日'],
  ] as const)('the summary of the form formats dates for the language %s', async (language, date) => {
    const values = (await rows(formSummary, form, language)).map(({ value }) => value);
    expect(values).toContain(date);
  });

  test('formatW8benLines writes dates as month-day-year by default', () => {
    const { part1 } = formatW8benLines(form, (_, key) => key, 'ja');
    expect(part1.find(({ line }) => line === '8')?.value).toBe('01-01-1990');
  });

  test('the summary of the form names the treaty country and states that the risk was considered', async () => {
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
    [{ foreignTaxNumber: undefined, taxNumberExplanation: 'Lost' }, 'Why you don’t have a number', 'Lost'],
  ])('the summary of the form shows %j on line 6 as “%s”: %s', async (changed, label, value) => {
    expect(await rows(formSummary, { ...form, ...changed })).toContainEqual(expect.objectContaining({ label, value }));
  });

  test('the summary of the form marks a treaty claim, a mailing address and an explanation as unusual', async () => {
    const labels = async (changed: StepAnswers) =>
      (await rows(formSummary, { ...form, ...changed })).filter(({ unusual }) => unusual).map(({ label }) => label);
    expect(await labels({})).toEqual([]);
    expect(await labels({ treatyBenefits: 'yes', treatyCountry: 'TH' })).toEqual([
      'Do you claim benefits under a tax treaty with the US?',
    ]);
    expect(await labels({ mailingAddress: form.permanentAddress })).toEqual(['Mailing address']);
    expect(await labels({ foreignTaxNumber: undefined, taxNumberExplanation: 'Lost' })).toEqual([
      'Why you don’t have a number',
    ]);
  });

  test('the summary of the form omits incomplete answers', async () => {
    expect(await rows(formSummary, { dateOfBirth: '1990-', permanentAddress: {} })).toEqual([]);
  });
});

describe('the summary of the signature', () => {
  const signed = { name: 'Tan Mei Ling', signedAt: '2026-12-31T16:05:00Z' };

  test('the summary of the signature shows the signer and the time of signing in Singapore', async () => {
    expect(await rows(certificationSummary, signed)).toEqual([
      {
        label: 'Part III · Certification',
        value: 'Electronically signed by Tan Mei Ling on 1 Jan 2027, 00:05 SGT',
      },
    ]);
  });

  test('the summary of the signature is empty before the form is signed', async () => {
    expect(await rows(certificationSummary, { name: 'Tan Mei Ling' })).toEqual([]);
  });
});
