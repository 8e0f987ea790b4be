import { describe, expect, test } from 'vitest';
import { findPageOfPath, isAnswered, landingPage, type PageFields, pageAfter, pageBefore } from './page-order.ts';

const [status, work, means, note, level] = [
  { fields: ['status'] },
  { fields: ['company', 'occupation'] },
  { fields: ['income'] },
  { fields: ['worth'], asks: 'nothing' },
  { fields: ['answers.level'] },
] as const satisfies readonly PageFields[];
const pages: readonly PageFields[] = [status, work, means, note, level];
const complete = { status: 'employed', company: 'A', occupation: 'B', income: '1', answers: { level: 'good' } };

describe('opening a step', () => {
  test('opens a step at the first page without an answer', () => {
    expect(landingPage(pages, {}, undefined)).toBe(status);
    expect(landingPage(pages, { status: 'employed', company: 'A' }, undefined), 'the page is only half complete').toBe(
      work,
    );
  });
  test('opens a step at the last page if all pages have answers', () =>
    expect(landingPage(pages, complete, undefined)).toBe(level));
  test('opens an earlier page that the URL names, but never a later one', () => {
    const some = { status: 'employed', company: 'A', occupation: 'B' };
    expect(landingPage(pages, some, 'company')).toBe(work);
    expect(landingPage(pages, some, 'answers.level')).toBe(means);
    expect(landingPage(pages, some, 'no-such-field')).toBe(means);
  });
  test('opens a step at an earlier page whose suggested answer was not seen', () => {
    expect(landingPage(pages, complete, undefined, 'all-answers', ['income'])).toBe(means);
  });
  test('opens the page in the URL when the customer changes only one answer', () => {
    expect(landingPage(pages, {}, 'answers.level', 'one-answer')).toBe(level);
  });
});

describe('moving between pages', () => {
  test('moves to the next page, whether it has an answer or not', () => {
    expect(pageAfter(pages, status, complete, 'all-answers')).toBe(work);
    expect(pageAfter(pages, level, complete, 'all-answers')).toBeUndefined();
  });
  test('moves only to unanswered pages when the customer changes only one answer', () => {
    expect(pageAfter(pages, status, complete, 'one-answer')).toBeUndefined();
    expect(pageAfter(pages, status, { ...complete, company: '' }, 'one-answer')).toBe(work);
    expect(pageAfter(pages, work, { ...complete, company: '' }, 'one-answer'), 'never the same page').toBeUndefined();
  });
  test('moves back to the previous page, and not before the first one', () => {
    expect(pageBefore(pages, work)).toBe(status);
    expect(pageBefore(pages, status)).toBeUndefined();
  });
});

test.each([
  ['occupation', work],
  ['income.amount', means],
  ['answers', level],
  ['other', undefined],
  [undefined, undefined],
])('finds the question page of the answer path %s', (path, page) => expect(findPageOfPath(pages, path)).toBe(page));

test.each([
  ['text', 'x', true],
  ['no text', '', false],
  ['an empty list', [], false],
  ['a list', ['a'], true],
  ['a tick', true, true],
  ['no tick', false, false],
  ['nothing', undefined, false],
  ['null', null, false],
  ['zero', 0, true],
])('decides whether %s counts as an answer: %s %s', (_, income, answered) =>
  expect(isAnswered(means, { income })).toBe(answered),
);
