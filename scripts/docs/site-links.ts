import { posix } from 'node:path';
import { linksOf } from './markdown.ts';

/** Links of served pages (path → text) that lead to no file of `known`, or to a story or page that Storybook's index does not have. */
export function brokenLinks(
  pages: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  stories?: ReadonlySet<string>,
): string[] {
  return [...pages].flatMap(([path, text]) =>
    linksOf(text).flatMap(({ target, line }) => {
      if (/^(?:[a-z]+:|#)/.test(target)) return [];
      const [address = '', query] = (target.split('#')[0] ?? '').split('?');
      const story = query === undefined ? undefined : /^path=\/(?:story|docs)\/(.+)$/.exec(query)?.[1];
      const file = posix.join(posix.dirname(path), address);
      const leads = query === undefined ? known.has(file) : file === './' && (!stories || stories.has(story ?? ''));
      return leads ? [] : [`${path}:${line} leads to ${target}, which is not there`];
    }),
  );
}
