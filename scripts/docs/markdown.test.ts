import { expect, it } from 'vitest';
import { findAnchors, findCodeSamples, findLinks, mapLinks, titleOfPage } from './markdown.ts';

it('mapLinks replaces targets, and removes links without a target', () => {
  const text = 'See [the `flow`](flow.md "Flow"), ![a picture](home.png) and `[code](code.md)`.';
  expect(mapLinks(text, (target) => `up/${target}`)).toBe(
    'See [the `flow`](up/flow.md "Flow"), ![a picture](up/home.png) and `[code](code.md)`.',
  );
  expect(mapLinks('[the gateway](../src/gateway)', () => undefined)).toBe('the gateway (`../src/gateway`)');
});

it('findLinks returns the line of each link outside code', () => {
  expect(findLinks('# a\n\n```\n[no](b)\n```\n[yes](c)\n')).toEqual([{ target: 'c', line: 6 }]);
});

it('findAnchors returns the anchors of GitHub, numbered if they repeat', () => {
  const anchors = findAnchors('# Put a flow, in\n## 3.1 `Flow`!\n## 3.1 Flow\n## 開く\n```\n# not\n```\n');
  expect([...anchors]).toEqual(['put-a-flow-in', '31-flow', '31-flow-1', '開く']);
});

it('findCodeSamples returns code with its fence, its line and hidden code', () => {
  expect(findCodeSamples('<!-- given: let a = 1; -->\n```tsx main.tsx\na;\n```\n\n```ts\nb;\n```\n')).toEqual([
    { info: 'tsx main.tsx', code: 'a;\n', given: 'let a = 1;', line: 3 },
    { info: 'ts', code: 'b;\n', given: '', line: 7 },
  ]);
});

it('titleOfPage returns the first heading outside code', () => {
  expect(titleOfPage('```sh\n# a comment\n```\n# The title\n## More\n')).toBe('The title');
});
