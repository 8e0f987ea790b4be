import { w8ben } from '@quayside/flow-w8ben/rules';
import { checkReply } from '@quayside/rules/internals/review-reply';
import { issue } from '@quayside/rules/issue';
import { getJourneySteps, type Step } from '@quayside/rules/journey';
import { LONGEST_REPLY } from '@quayside/rules/limits';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

const step = getJourneySteps(openingJourney, { w8ben }).find(({ id }) => id === 'assets-info') as Step;
const saved = { companyName: 'Example Trading', sourceOfWealth: ['salary'] };
const changed = { ...saved, companyName: 'Straits Trading' };
const required = [issue('reply', 'reply-required')];

describe('a reply to a reviewer', () => {
  test.each([
    ['changes nothing', { answers: saved, reply: undefined }],
    [
      'changes only the order of fields',
      { answers: Object.fromEntries(Object.entries(saved).toReversed()), reply: '' },
    ],
    ['types only spaces', { answers: saved, reply: ' \n ' }],
    ['changes an unknown field', { answers: { ...saved, reply: 'x' }, reply: '' }],
  ])('a reply to a reviewer is required if the customer %s', (_, given) => {
    expect(checkReply(step, { status: 'rejected' }, given, saved)).toEqual(required);
  });

  test.each([
    ['types a reply', { answers: saved, reply: 'An inheritance in 2019.' }],
    ['changes an answer', { answers: changed, reply: '' }],
    ['does both', { answers: changed, reply: 'An inheritance in 2019.' }],
  ])('a reply to a reviewer is complete if the customer %s', (_, given) => {
    expect(checkReply(step, { status: 'rejected' }, given, saved)).toEqual([]);
  });

  test('a reply to a reviewer cannot be cleared without another change', () => {
    const asked = { status: 'provided', text: 'An inheritance.' } as const;
    expect(checkReply(step, asked, { answers: saved, reply: '' }, saved)).toEqual(required);
    expect(checkReply(step, asked, { answers: changed, reply: '' }, saved)).toEqual([]);
    expect(checkReply(step, asked, { answers: saved, reply: undefined }, saved)).toEqual([]);
  });

  test('a reply to a reviewer is optional once a changed answer is saved', () => {
    expect(checkReply(step, { status: 'provided' }, { answers: saved, reply: '' }, saved)).toEqual([]);
  });

  test('a reply to a reviewer has a maximum length, which excludes surrounding spaces', () => {
    const most = 'x'.repeat(LONGEST_REPLY);
    const check = (reply: string) => checkReply(step, { status: 'rejected' }, { answers: saved, reply }, saved);
    expect(check(`  ${most}  `)).toEqual([]);
    expect(check(`${most}x`)).toEqual([issue('reply', 'too-long', { most: LONGEST_REPLY })]);
  });
});
