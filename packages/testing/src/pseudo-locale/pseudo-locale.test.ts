import { defineText } from '@quayside/i18n/define-text';
import { readTexts, textGroups } from '@quayside/i18n/testing/text-folders';
import { TextStore } from '@quayside/i18n/text-store';
import { expect, test } from 'vitest';
import { pseudoGroup, pseudoText } from './pseudo-locale.ts';

const texts = textGroups.flatMap((group) => Object.values(readTexts(group, 'en')));

test('accents and lengthens a text, and puts it in brackets', () => {
  expect(pseudoText('Upload a photo')).toBe('⟦Úúþļóóááð á þĥóţó⟧');
  expect(pseudoText('Try')).toBe('⟦Ţŕý⟧');
});

test('does not change placeholders and tags of a text', () => {
  expect(pseudoText('{{count}} of <b>{{most}}</b>')).toMatch(/^⟦{{count}} óóƒ <b>{{most}}<\/b>~*⟧$/);
});

test('lengthens every text of ten letters or more by about 35 %', () => {
  for (const text of texts.filter(({ length }) => length >= 10)) {
    const growth = pseudoText(text).length / text.length;
    expect(growth, text).toBeGreaterThanOrEqual(1.34);
    expect(growth, text).toBeLessThan(1.5);
  }
});

test('a group in the pseudo-locale has the same keys, plurals and values', () => {
  const days = defineText('days', { left_one: '{{count}} day left', left_other: '{{count}} days left' }, () =>
    Promise.reject(new Error('English alone is shown')),
  );
  const store = new TextStore();
  expect(store.translate(pseudoGroup(days), 'left', { count: 1 })).toMatch(/^⟦1 ðá+ý ļé+ƒţ~*⟧$/);
  expect(store.translate(pseudoGroup(days), 'left', { count: 2 })).toMatch(/^⟦2 ðá+ýš ļé+ƒţ~*⟧$/);
});
