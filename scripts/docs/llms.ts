import { posix } from 'node:path';
import { linksOf, titleOf } from './markdown.ts';

/** What a page is called and what it says, by its path below `pages`. */
export type SitePages = ReadonlyMap<string, string>;

const item = /^- \[(?<title>[^\]]+)\]\((?<target>[^)]+)\)(?<about>.*)$/;

/**
 * llms.txt (llmstxt.org) of the index of all pages: its title, its summary and its sections, with the links that lead to Markdown pages; then the API of each
 * package and, as what may be left out, the decisions.
 */
export function llmsText(index: string, pages: SitePages): string {
  const lines = pages.get(index)?.split('\n') ?? [];
  const kept: string[] = [];
  for (const line of lines) {
    const { title, target, about } = item.exec(line)?.groups ?? {};
    const page = target && posix.join(posix.dirname(index), target);
    if (page === undefined) kept.push(line);
    else if (pages.has(page)) kept.push(`- [${title}](pages/${page})${about}`);
  }
  const api = [...pages.keys()].filter((path) => /^reference\/[^/]+\/README[.]md$/.test(path));
  const decisions = [...pages.keys()].filter((path) => /^docs\/decisions\/\d/.test(path));
  const entry = (path: string) => `- [${titleOf(pages.get(path) ?? '')}](pages/${path})`;
  return [
    kept.join('\n').trimEnd(),
    ['## API reference', '', ...api.map(entry)].join('\n'),
    ['## Optional', '', '- [Every page and the whole API in one file](llms-full.txt)', ...decisions.map(entry)].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}

/** Every page that llms.txt names, and the entry points of the API, one after the other. */
export function llmsFullText(llms: string, pages: SitePages): string {
  const named = linksOf(llms).flatMap(({ target }) =>
    target.startsWith('pages/') ? [target.slice('pages/'.length)] : [],
  );
  const entryPoints = [...pages.keys()].filter((path) => path.startsWith('reference/'));
  return [...new Set([...named, ...entryPoints])]
    .map((path) => `<!-- pages/${path} -->\n\n${pages.get(path)?.trim()}\n`)
    .join('\n');
}
