import { expect, test } from 'vitest';
import { defineText, type Text } from './define-text.ts';
import { getScreenTitle } from './screen-title.ts';
import { TextStore } from './text-store.ts';

const extra: Text = defineText('extra', { 'title.sgExtra': 'Extra' }, async () => ({ default: {} }));
const words = (text: Text, key: string, values?: Readonly<Record<string, string | number>>) =>
  new TextStore('en').translate(text, key, values);

test.each([
  ['of the group of titles', 'sgBaseInfo', [], 'Basic information'],
  ['of the texts of its screen', 'sgExtra', [extra], 'Extra'],
  ['of a second holder', 'jointSgExtra', [extra], 'Joint holder: Extra'],
  ['of nobody', 'sgNowhere', [extra], undefined],
])('finds a title %s', (_, name, texts, title) => expect(getScreenTitle(name, texts, words)).toBe(title));
