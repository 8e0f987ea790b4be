import { expect, test } from 'vitest';
import { classesOf } from './classes-of.ts';

test('the classes of markup are those that its elements have, with their signs', () => {
  const html =
    '<ul class="flex [&amp;&gt;li]:flex"><li class="flex w-1/2 before:content-[&#x27;✓&#x27;]">a</li></ul><p>class</p>';
  expect(classesOf(html)).toEqual(['flex', '[&>li]:flex', 'w-1/2', "before:content-['✓']"]);
});
