import { describe, expect, test } from 'vitest';
import { signature } from './signature.ts';

type Point = readonly [x: number, y: number];

const drawn = (...strokes: readonly (readonly Point[])[]) => ({
  method: 'draw',
  width: 600,
  height: 300,
  strokes: strokes.map((points) => ({ points: points.map(([x, y]) => ({ x, y })) })),
});
const problems = (value: unknown) => signature.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a drawn signature', () => {
  test.each<[string, unknown, string[]]>([
    ['MSG-08 nothing', drawn(), ['signature-required']],
    ['one dot', drawn([[300, 150]]), ['signature-too-short']],
    [
      'a dot with small movements',
      drawn([
        [300, 150],
        [301, 151],
        [300, 150],
      ]),
      ['signature-too-short'],
    ],
    ['dots', drawn([[10, 10]], [[500, 200]], [[300, 150]]), ['signature-too-short']],
    [
      'a stroke outside the pad',
      drawn([
        [610, 10],
        [900, 290],
      ]),
      ['signature-too-short'],
    ],
    [
      'a stroke that leaves the pad immediately',
      drawn([
        [595, 150],
        [599, 150],
        [700, 150],
        [900, 150],
      ]),
      ['signature-too-short'],
    ],
    ['a stroke without points', drawn([]), ['signature-too-short']],
    [
      'initials',
      drawn([
        [100, 200],
        [120, 150],
        [140, 200],
      ]),
      [],
    ],
    [
      'a stroke that leaves the pad at its end',
      drawn([
        [100, 150],
        [590, 150],
        [700, 150],
      ]),
      [],
    ],
    [
      'short strokes together',
      drawn(
        [
          [10, 10],
          [40, 10],
        ],
        [
          [10, 50],
          [45, 50],
        ],
      ),
      [],
    ],
  ])('checks a drawn signature: %s', (_, value, found) => {
    expect(problems(value)).toEqual(found);
  });

  test('a signature on a pad without size is rejected', () => {
    expect(
      problems({
        ...drawn([
          [0, 0],
          [500, 0],
        ]),
        width: 0,
      }),
    ).not.toEqual([]);
  });
});
