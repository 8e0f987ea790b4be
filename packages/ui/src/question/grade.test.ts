import { expect, test } from 'vitest';
import { getAnswerMark, gradeAnswer, toggleChoice } from './grade.ts';

test.each([
  [['a'], ['a'], 'right'],
  [['b', 'a'], ['a', 'b'], 'right'],
  [['a'], ['a', 'b'], 'wrong'],
  [['a', 'b', 'c'], ['a', 'b'], 'wrong'],
  [['c'], ['a'], 'wrong'],
  [[], ['a'], 'wrong'],
])('grades the choice %j with the right values %j as %s', (chosen, right, result) =>
  expect(gradeAnswer(chosen, right)).toBe(result),
);

test.each([
  ['a', 'right'],
  ['b', 'right'],
  ['c', 'chosen-wrong'],
  ['d', 'none'],
])('gives the option %s after the answer the mark “%s”', (value, mark) =>
  expect(getAnswerMark(value, ['a', 'c'], ['a', 'b'])).toBe(mark),
);

test('replaces the previous value when the user can choose one answer', () =>
  expect(toggleChoice('b', ['a'], 'one')).toEqual(['b']));
test('adds a value when the user can choose several answers', () =>
  expect(toggleChoice('b', ['a'], 'several')).toEqual(['a', 'b']));
test('removes a chosen value when the user can choose several answers', () =>
  expect(toggleChoice('a', ['a', 'b'], 'several')).toEqual(['b']));
