import { expect, it } from 'vitest';
import { llmsFullText, llmsText } from './llms.ts';
import { brokenLinks } from './site-links.ts';

const pages = new Map([
  [
    'docs/README.md',
    '# Ours\n\n> In short.\n\n## Start here\n\n- [Begin](begin.md): the first hour\n- [A story](../../?path=/story/a--b)\n',
  ],
  ['docs/begin.md', '# Begin\n\n[Back](README.md), [on](gone.md)\n'],
  ['docs/decisions/2026-01-01-yes.md', '# Yes\n'],
  ['reference/ui/README.md', '# API of ui\n'],
  ['reference/ui/button.md', '# button\n'],
]);
const llms = llmsText('docs/README.md', pages);

it('is the index with the links to Markdown alone, the API and, at the end, what may be left out', () => {
  expect(llms).toBe(
    '# Ours\n\n> In short.\n\n## Start here\n\n- [Begin](pages/docs/begin.md): the first hour\n\n' +
      '## API reference\n\n- [API of ui](pages/reference/ui/README.md)\n\n' +
      '## Optional\n\n- [Every page and the whole API in one file](llms-full.txt)\n- [Yes](pages/docs/decisions/2026-01-01-yes.md)\n\n',
  );
});

it('has every page and every entry point in full', () => {
  const whole = llmsFullText(llms, pages);
  expect(whole.match(/^# .+$/gm)).toEqual(['# Begin', '# API of ui', '# Yes', '# button']);
});

it('notices a link that leads nowhere, to no page and to no story', () => {
  const served = new Map([...pages].map(([path, text]) => [`pages/${path}`, text]));
  const known = new Set(served.keys());
  const dead = 'pages/docs/begin.md:3 leads to gone.md, which is not there';
  expect(brokenLinks(served, known, new Set(['a--b']))).toEqual([dead]);
  expect(brokenLinks(served, known, new Set(['other']))).toContain(
    'pages/docs/README.md:8 leads to ../../?path=/story/a--b, which is not there',
  );
});
