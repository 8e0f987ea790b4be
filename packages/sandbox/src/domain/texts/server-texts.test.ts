import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@quayside/i18n/language';
import { expect, test } from 'vitest';
import { createServerTranslator, serverTexts } from './server-texts.ts';

const stems = (said: object) => [...new Set(Object.keys(said).map((key) => key.replace(/_one$/, '')))].sort();
const placeholders = (text = '') => [...text.matchAll(/{{\w+}}/g)].map(String).sort();

test.each(languages)('has each server text in %s, with the placeholders of the English text', (language) => {
  expect(stems(serverTexts[language])).toEqual(stems(serverTexts.en));
  for (const [key, text] of Object.entries(serverTexts[language])) {
    expect(text.trim(), key).not.toBe('');
    expect(new Set(placeholders(text)), key).toEqual(
      new Set(placeholders((serverTexts.en as Record<string, string>)[key])),
    );
  }
});

test('uses the singular for a count of one', () => {
  expect(createServerTranslator('en')('register.locked', { count: 1 })).toBe(
    'Too many wrong codes. Try again in 1 minute.',
  );
  expect(createServerTranslator('en')('register.locked', { count: 2 })).toBe(
    'Too many wrong codes. Try again in 2 minutes.',
  );
  expect(createServerTranslator('ja')('register.locked', { count: 1 })).toContain('1分後');
});

test.each(languages)('describes stored answers in %s equally in mails and on pages', (language) => {
  const page = join(import.meta.dirname, `../../../../i18n/src/text/application-state/${language}.json`);
  const { answersKept } = JSON.parse(readFileSync(page, 'utf8')) as Record<string, string>;
  expect(createServerTranslator(language)('mail.answersKept')).toBe(answersKept);
});
