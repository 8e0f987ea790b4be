import { expect, test } from 'vitest';
import { defineText, type Text } from './define-text.ts';
import { getScreenTitle } from './screen-title.ts';
import { TextStore } from './text-store.ts';

const extra: Text = defineText('extra', { 'title.sgExtra': 'Extra' }, async () => ({ default: {} }));
const words = (text: Text, key: string, values?: Readonly<Record<string, string | number>>) =>
  new TextStore('en').translate(text, key, values);

test.each([
  ['of a route from the group `titles`', 'sgBaseInfo', [], 'Basic information'],
  ['of a route from the texts of its screen', 'sgExtra', [extra], 'Extra'],
  ['of a second holder’s route with a prefix', 'jointSgExtra', [extra], 'Joint holder: Extra'],
  ['of an unknown route as undefined', 'sgNowhere', [extra], undefined],
])('returns the title %s', (_, name, texts, title) => expect(getScreenTitle(name, texts, words)).toBe(title));
