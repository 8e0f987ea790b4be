import { expect, test } from 'vitest';
import { getEssence } from './get-essence.ts';

const row = (value: string | readonly string[], more: object = {}) => ({ label: 'Label', value, ...more });

test.each([
  [
    'the essential answers of all steps',
    [[row('a', { essential: true }), row('b')], [row('c', { essential: true })]],
    'a\u00a0· c',
  ],
  ['the first answer of each step if none is essential', [[row('a'), row('b')], [row('c')]], 'a\u00a0· c'],
  ['each line of an answer', [[row(['a', 'b'], { essential: true })]], 'a\u00a0· b'],
  ['no sensitive answer', [[row('a', { essential: true, sensitive: true }), row('b', { essential: true })]], 'b'],
  ['nothing without answers', [[]], ''],
])('getEssence returns %s', (_, steps, essence) => expect(getEssence(steps.map((rows) => ({ rows })))).toBe(essence));
