import { posix } from 'node:path';
import { findLinks } from './markdown.ts';

/** Returns a message for each broken link of the served pages: to a file that is not `known`, or to a story or page that Storybook does not have. */
export function brokenLinks(
  pages: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  stories: ReadonlySet<string>,
): string[] {
  return [...pages].flatMap(([path, text]) =>
    findLinks(text).flatMap(({ target, line }) => {
      if (/^(?:[a-z]+:|#)/.test(target)) return [];
      const [address = '', query] = (target.split('#')[0] ?? '').split('?');
      const file = posix.join(posix.dirname(path), address);
      const [, story = ''] = /^path=\/(?:story|docs)\/(.+)$/.exec(query ?? '') ?? [];
      const exists = query === undefined ? known.has(file) : file === './' && stories.has(story);
      return exists ? [] : [`${path}:${line} links to ${target}, which does not exist`];
    }),
  );
}
