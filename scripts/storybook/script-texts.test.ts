import { expect, test } from 'vitest';
import { scriptTexts } from '../../.storybook/design-language/script-texts.ts';

test('the samples of type have the words of the product in all six languages', () => {
  expect(scriptTexts.map(({ language, word }) => `${language} ${word}`)).toEqual([
    'en Trade',
    'zh-Hans 交易',
    'zh-Hant 交易',
    'ja 取引する',
    'ms Berdagang',
    'th ซื้อขาย',
  ]);
  for (const { language, heading, sentence } of scriptTexts) {
    expect(heading, language).not.toBe('');
    expect(sentence, language).toMatch(/\d/);
  }
});
