import { posix } from 'node:path';
import { findAnchors, findLinks } from '../docs/markdown.ts';
import type { CheckProblem, SourceFile } from './source-file.ts';

const otherSite = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Matches a path of the repository in backticks, such as `packages/ui/src`. */
const quotedPath = /`((?:packages|hosts|scripts|e2e|examples|\.storybook)\/[\w./-]+)`/g;

/**
 * Returns a problem for each link in Markdown pages to a file or heading that does not exist, and for each path in backticks that does not exist. `paths` are
 * all files. Does not check links to other sites.
 */
export function deadLinks(pages: readonly SourceFile[], paths: readonly string[]): CheckProblem[] {
  const known = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  const anchors = new Map(pages.map(({ path, text }) => [path, findAnchors(text)]));
  return pages.flatMap(({ path, text }) => [
    ...[...text.matchAll(quotedPath)].flatMap(({ 1: quoted = '', index }) =>
      known.has(quoted.replace(/\/$/, ''))
        ? []
        : [{ path, line: text.slice(0, index).split('\n').length, message: `names ${quoted}, which does not exist` }],
    ),
    ...findLinks(text).flatMap(({ target, line }) => {
      if (otherSite.test(target) || target.startsWith('./?path=')) return [];
      const [file = '', anchor] = target.split('#');
      const at = file ? posix.join(posix.dirname(path), decodeURIComponent(file)).replace(/\/$/, '') : path;
      if (!known.has(at)) return [{ path, line, message: `links to ${target}, which does not exist` }];
      const headings = anchors.get(at);
      return anchor && headings && !headings.has(anchor)
        ? [{ path, line, message: `links to ${target}, but ${at} has no such heading` }]
        : [];
    }),
  ]);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
