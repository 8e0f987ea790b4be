import { expect, it } from 'vitest';
import { anchorsOf, linksOf, mapLinks, samplesOf, titleOf } from './markdown.ts';

it('mapLinks replaces targets, and removes links without a target', () => {
  const text = 'See [the `flow`](flow.md "Flow"), ![a picture](home.png) and `[code](code.md)`.';
  expect(mapLinks(text, (target) => `up/${target}`)).toBe(
    'See [the `flow`](up/flow.md "Flow"), ![a picture](up/home.png) and `[code](code.md)`.',
  );
  expect(mapLinks('[the gateway](../src/gateway)', () => undefined)).toBe('the gateway (`../src/gateway`)');
});

it('linksOf returns the line of each link', () => {
  expect(linksOf('# a\n\n```\n[no](b)\n```\n[yes](c)\n')).toEqual([{ target: 'c', line: 6 }]);
});

it('anchorsOf returns the anchors of GitHub, numbered if they repeat', () => {
  expect([...anchorsOf('# Put a flow, in\n## 3.1 `Flow`!\n## 3.1 Flow\n## 開く\n```\n# not\n```\n')]).toEqual([
    'put-a-flow-in',
    '31-flow',
    '31-flow-1',
    '開く',
  ]);
});

it('samplesOf returns code with its fence and line', () => {
  expect(samplesOf('text\n\n```tsx src/main.tsx\nlet a = 1;\n```\n')).toEqual([
    { info: 'tsx src/main.tsx', code: 'let a = 1;\n', given: '', line: 4 },
  ]);
});

it('samplesOf reads hidden code from a comment', () => {
  const [first, second] = samplesOf('<!-- given: let a = 1; -->\n```ts\na;\n```\n\n```ts\nb;\n```\n');
  expect([first?.given, second?.given]).toEqual(['let a = 1;', '']);
});

it('titleOf returns the first heading', () => {
  expect(titleOf('```sh\n# a comment\n```\n# The title\n## More\n')).toBe('The title');
});
