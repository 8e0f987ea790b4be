import { expect, it } from 'vitest';
import { whatDiffers } from '../../.storybook/component-page/what-differs.ts';

it.each([
  ['The proof is too old. It was issued in May.', 'The proof is too old.'],
  ['A rate of 4.5 %\nis *shown* in `en`', 'A rate of 4.5 % is shown in en'],
  ['Which one? The first.', 'Which one?'],
  ['  ', undefined],
  [undefined, undefined],
])('of %j, a picture says %j', (story, said) => {
  expect(whatDiffers({ docs: { description: story === undefined ? {} : { story } } })).toBe(said);
});

it('says nothing of a story without a comment', () => {
  expect(whatDiffers(undefined)).toBeUndefined();
  expect(whatDiffers({})).toBeUndefined();
});
