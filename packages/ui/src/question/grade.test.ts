import { expect, test } from 'vitest';
import { chosenAfter, grade, markOf } from './grade.ts';

test.each([
  [['a'], ['a'], 'right'],
  [['b', 'a'], ['a', 'b'], 'right'],
  [['a'], ['a', 'b'], 'wrong'],
  [['a', 'b', 'c'], ['a', 'b'], 'wrong'],
  [['c'], ['a'], 'wrong'],
  [[], ['a'], 'wrong'],
])('the grade of %j for %j is %s', (chosen, right, result) => expect(grade(chosen, right)).toBe(result));

test.each([
  ['a', 'right'],
  ['b', 'right'],
  ['c', 'chosen-wrong'],
  ['d', 'none'],
])('the mark of %s is %s', (value, mark) => expect(markOf(value, ['a', 'c'], ['a', 'b'])).toBe(mark));

test('a single choice replaces the previous one', () => expect(chosenAfter('b', ['a'], 'one')).toEqual(['b']));
test('a multiple choice adds a value', () => expect(chosenAfter('b', ['a'], 'several')).toEqual(['a', 'b']));
test('a multiple choice removes a value', () => expect(chosenAfter('a', ['a', 'b'], 'several')).toEqual(['b']));
