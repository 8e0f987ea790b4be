import { expect, test } from 'vitest';
import { busiest, heaviest } from './work-table.ts';

const path = '/acct/open-account/sg-base-info';
const task = { path, during: 'typing', what: 'start: onInput', ms: 60 } as const;

test('the longest task of each screen and occasion is listed, the longest first', () => {
  const typed = { tasks: [task, { ...task, ms: 90 }, { ...task, during: 'pressing', ms: 120 } as const], kb: {} };
  expect(busiest([{ persona: 'typed', work: typed }]).split('\n')).toEqual([
    'Tasks over 50 ms: typed 3.',
    '',
    '| screen | during | ms | script | customer |',
    '|---|---|---:|---|---|',
    '| /sg-base-info | pressing | 120 | `start: onInput` | typed |',
    '| /sg-base-info | typing | 90 | `start: onInput` | typed |',
  ]);
});

test('the heaviest screens are listed without the first', () => {
  const kb = { '/acct/open-account/sg-choose': 300, [path]: 20, '/acct/open-account/success': 31.25 };
  expect(
    heaviest([{ persona: 'typed', work: { tasks: [], kb } }])
      .split('\n')
      .slice(2),
  ).toEqual(['| /success | 31.3 | typed |', '| /sg-base-info | 20.0 | typed |']);
});
