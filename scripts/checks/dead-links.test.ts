import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

const paths = ['README.md', 'docs/guide.md', 'docs/pictures/home.png', 'packages/ui/README.md'];
const guide = { path: 'docs/guide.md', text: '# The guide\n\n## What `it` is, in short\n' };

it.each([
  ['[a](docs/guide.md) [b](packages/ui) [c](docs/) [d](docs/guide.md#what-it-is-in-short)', []],
  ['<img src="docs/pictures/home.png"> [elsewhere](https://example.com/x)\n# Here\n[up](#here)', []],
  ['`[a](gone.md)` and ``[b`](gone.md)``\n\n```md\n[c](gone.md)\n# Not a heading\n```\n', []],
  ['`packages/ui/README.md`, `packages/ui` and `packages/<name>/src`', []],
  ['`packages/ui/gone.ts`', ['names packages/ui/gone.ts, which does not exist']],
  ['[a](docs/gone.md)', ['links to docs/gone.md, which does not exist']],
  ['<img width="3" src="gone.png">', ['links to gone.png, which does not exist']],
  ['[the `code` of [it]](gone "a title")', ['links to gone, which does not exist']],
  ['[a](docs/guide.md#else)', ['links to docs/guide.md#else, but docs/guide.md has no such heading']],
  ['[a](#else)', ['links to #else, but README.md has no such heading']],
])('deadLinks reports only the broken links of the page %j', (text, expected) => {
  const found = deadLinks([{ path: 'README.md', text }, guide], paths);
  expect(found.map(({ message }) => message)).toEqual(expected);
});
