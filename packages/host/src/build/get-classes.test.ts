import { expect, test } from 'vitest';
import { getClasses } from './get-classes.ts';

test('getClasses returns the classes of all elements, with special characters', () => {
  const html =
    '<ul class="flex [&amp;&gt;li]:flex"><li class="flex w-1/2 before:content-[&#x27;✓&#x27;]">a</li></ul><p>class</p>';
  expect(getClasses(html)).toEqual(['flex', '[&>li]:flex', 'w-1/2', "before:content-['✓']"]);
});
