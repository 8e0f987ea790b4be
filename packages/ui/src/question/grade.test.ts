import { expect, test } from 'vitest';
import { chosenAfter, grade, markOf } from './grade.ts';

test.each([
  [['a'], ['a'], 'right'],
  [['b', 'a'], ['a', 'b'], 'right'],
  [['a'], ['a', 'b'], 'wrong'],
  [['a', 'b', 'c'], ['a', 'b'], 'wrong'],
  [['c'], ['a'], 'wrong'],
  [[], ['a'], 'wrong'],
])('%j where %j is right: %s', (chosen, right, result) => expect(grade(chosen, right)).toBe(result));

test.each([
  ['a', 'right'],
  ['b', 'right'],
  ['c', 'chosen-wrong'],
  ['d', 'none'],
])('answer %s is marked %s', (value, mark) => expect(markOf(value, ['a', 'c'], ['a', 'b'])).toBe(mark));

test('one answer takes the place of another', () => expect(chosenAfter('b', ['a'], 'one')).toEqual(['b']));
test('several answers add up', () => expect(chosenAfter('b', ['a'], 'several')).toEqual(['a', 'b']));
test('one of several is taken back', () => expect(chosenAfter('a', ['a', 'b'], 'several')).toEqual(['b']));
