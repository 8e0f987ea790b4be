import type { Words } from '@quayside/i18n/answers';
import { languages } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { opening } from '@quayside/rules/journeys/opening';
import {
  completeAnswers as answeredAtFirst,
  requestedAnswers,
} from '@quayside/rules/journeys/opening/complete-opening';
import { digitalIdAnswers, factsWith, samplePerson } from '@quayside/rules/journeys/opening/digital-id-opening';
import { describe, expect, test } from 'vitest';
import { openingFlow } from '../opening.ts';

const { steps } = openingFlow({ w8ben: [] });

/** Of somebody who came with the digital ID, for its two steps; of somebody who typed, for all others. */
const byDigitalId = opening.derive?.(digitalIdAnswers, factsWith(samplePerson())) ?? {};
const completeAnswers: Answers = {
  ...answeredAtFirst,
  ...requestedAnswers,
  'show-sinpass': byDigitalId['show-sinpass'],
  'sinpass-additional': byDigitalId['sinpass-additional'],
};

/** The rows of a step in words of a language. */
async function rowsOf(step: string, answers: StepAnswers, language: (typeof languages)[number] = 'en') {
  const route = steps.find((one) => one.step === step);
  const module = await route?.summary?.();
  if (!module) throw new Error(`${step} has no summary`);
  const store = new TextStore(language);
  await store.load(...module.texts);
  const words: Words = (text, key, values) => store.translate(text, key, values);
  return module.rows(answers, words, language, { ...completeAnswers, [step]: answers });
}
const labels = async (step: string, changed: StepAnswers) =>
  (await rowsOf(step, { ...completeAnswers[step], ...changed })).map(({ label }) => label);

describe('check your answers', () => {
  test('every step that asks something reads its answers back', () => {
    expect(steps.filter(({ summary }) => !summary).map(({ step }) => step)).toEqual([
      'choose-tip',
      'face-recognition',
      'check-answers',
      'sign-info',
    ]);
  });

  const read = steps.filter(({ summary }) => summary).map(({ step }) => step);
  test.each(languages.flatMap((language) => read.map((step) => [language, step] as const)))(
    'in %s, %s shows words and no keys',
    async (language, step) => {
      const rows = await rowsOf(step, completeAnswers[step] ?? {}, language);
      expect(rows.length).toBeGreaterThan(0);
      for (const { label, value } of rows)
        for (const words of [label, ...[value].flat()]) expect(words).not.toMatch(/^[a-z][\w-]*(\.[\w-]+)+$|^$/i);
    },
  );

  test('numbers of documents and taxes are sensitive', async () => {
    const rows = await rowsOf('base-info', completeAnswers['base-info'] ?? {});
    expect(rows.filter(({ sensitive }) => sensitive).map(({ value }) => value)).toEqual(['A12345678', 'IG115002000']);
  });

  test('answers of a branch that was left are not read back', async () => {
    expect(await labels('assets-info', { employmentStatus: 'student' })).not.toContain('Full company name');
    expect(await labels('assets-info', { otherSourceOfWealth: 'A lottery' })).not.toContain(
      'Description of the other source',
    );
    expect(await labels('assets-select', { licenceNumber: 'R1', pepRelation: 'self' })).not.toContain('Licence number');
    expect(await labels('contact-info', { mailingAddress: { country: 'MY' } })).not.toContain('Mailing address');
    expect(await labels('contact-info', { differenceReason: 'student' })).not.toContain(
      'Why is an address outside the countries where you pay tax?',
    );
  });

  test('and those of one that was taken are', async () => {
    expect(await labels('assets-select', { regulatedEmployee: 'yes', licenceNumber: 'R1' })).toContain(
      'Licence number',
    );
    expect(
      await labels('assets-select', { regulatedEmployee: 'yes', employerConsent: 'yes', employerConsentLetter: 'id' }),
    ).toEqual(expect.arrayContaining(['Written consent of your employer', 'Letter of consent']));
    expect(await labels('contact-info', { mailingSame: 'no', mailingAddress: { country: 'SG' } })).toContain(
      'Mailing address',
    );
  });

  test.each(read)('%s without any answer has nothing to read back', async (step) => {
    expect(await rowsOf(step, {})).toEqual([]);
  });
});
