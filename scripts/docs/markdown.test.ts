import { expect, it } from 'vitest';
import { anchorsOf, linksOf, mapLinks, samplesOf, titleOf } from './markdown.ts';

it('replaces where links lead, and leaves the words of those that lead nowhere', () => {
  const text = 'See [the `flow`](flow.md "Flow"), ![a picture](home.png) and `[code](code.md)`.';
  expect(mapLinks(text, (target) => `up/${target}`)).toBe(
    'See [the `flow`](up/flow.md "Flow"), ![a picture](up/home.png) and `[code](code.md)`.',
  );
  expect(mapLinks('[the gateway](../src/gateway)', () => undefined)).toBe('the gateway (`../src/gateway`)');
});

it('says the line of each link', () => {
  expect(linksOf('# a\n\n```\n[no](b)\n```\n[yes](c)\n')).toEqual([{ target: 'c', line: 6 }]);
});

it('makes anchors as GitHub does: of letters and digits of any language, numbered where they repeat', () => {
  expect([...anchorsOf('# Put a flow, in\n## 3.1 `Flow`!\n## 3.1 Flow\n## 開く\n```\n# not\n```\n')]).toEqual([
    'put-a-flow-in',
    '31-flow',
    '31-flow-1',
    '開く',
  ]);
});

it('takes samples with what their fence says, and the line where they begin', () => {
  expect(samplesOf('text\n\n```tsx src/main.tsx\nlet a = 1;\n```\n')).toEqual([
    { info: 'tsx src/main.tsx', code: 'let a = 1;\n', given: '', line: 4 },
  ]);
});

it('takes what a page leaves out from a comment that is not shown', () => {
  const [first, second] = samplesOf('<!-- given: let a = 1; -->\n```ts\na;\n```\n\n```ts\nb;\n```\n');
  expect([first?.given, second?.given]).toEqual(['let a = 1;', '']);
});

it('knows a page by its first heading', () => {
  expect(titleOf('```sh\n# a comment\n```\n# The title\n## More\n')).toBe('The title');
});
