import { expect, test } from 'vitest';
import { moveSuggestionsFirst } from './move-suggestions-first.ts';

const options = ['AT', 'JP', 'MY', 'SG'].map((value) => ({ value, label: value }));

test.each([
  [['SG', 'MY'], 'SG MY AT JP', 2],
  [['SG', 'XX'], 'SG AT JP MY', 1],
  [['XX'], 'AT JP MY SG', 0],
  [[], 'AT JP MY SG', 0],
])('moves the suggestions %j to the top of the options: %s', (suggested, order, count) => {
  const found = moveSuggestionsFirst(options, suggested);
  expect([found.list.map(({ value }) => value).join(' '), found.count]).toEqual([order, count]);
});
