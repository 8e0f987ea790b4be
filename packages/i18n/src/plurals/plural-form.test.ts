import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { pluralForm } from './plural-form.ts';

test.each(languages)('returns the plural forms of CLDR in %s', (language) => {
  const rules = new Intl.PluralRules(language);
  const counts = [-1, 0, 0.5, 1, 1.5, 2, 3, 4, 5, 11, 21, 100, 101, 1_000_000];
  expect(counts.map((count) => pluralForm(language, count))).toEqual(counts.map((count) => rules.select(count)));
});
