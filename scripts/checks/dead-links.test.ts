import { describe, expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

const paths = ['README.md', 'docs/guide.md', 'docs/pictures/home.png', 'packages/ui/README.md'];
const guide = { path: 'docs/guide.md', text: '# The guide\n\n## What `it` is, in short\n' };
const found = (text: string) => deadLinks([{ path: 'README.md', text }, guide], paths).map(({ message }) => message);

describe('links of Markdown pages', () => {
  it('lead to files, folders and headings of the repository', () => {
    expect(found('[a](docs/guide.md) [b](packages/ui) [c](docs/) [d](docs/guide.md#what-it-is-in-short)')).toEqual([]);
    expect(found('<img src="docs/pictures/home.png"> [elsewhere](https://example.com/x)\n# Here\n[up](#here)')).toEqual(
      [],
    );
  });

  it.each([
    ['[a](docs/gone.md)', 'leads to docs/gone.md, which is not there'],
    ['![a](docs/gone.png)', 'leads to docs/gone.png, which is not there'],
    ['<img width="3" src="gone.png">', 'leads to gone.png, which is not there'],
    ['[the `code` of [it]](gone "a title")', 'leads to gone, which is not there'],
    ['[a](docs/guide.md#else)', 'leads to docs/guide.md#else, but docs/guide.md has no such heading'],
    ['[a](#else)', 'leads to #else, but README.md has no such heading'],
  ])('%s is dead', (text, message) => {
    expect(found(text)).toEqual([message]);
  });

  it('are not looked for in code', () => {
    expect(found('`[a](gone.md)` and ``[b`](gone.md)``\n\n```md\n[c](gone.md)\n# Not a heading\n```\n')).toEqual([]);
  });
});
