import type { Text, Values } from './define-text.ts';
import { titles } from './text/titles/titles.ts';

/**
 * Returns the title of a route (the key `title.<name>`) from the group `titles` or from `texts`, the groups of its screen. If a route of the second holder has
 * no title, returns that of the first holder, marked as the second holder's. Returns undefined if neither has a title.
 */
export function getScreenTitle(
  name: string,
  texts: readonly Text[],
  words: (text: Text, key: string, values?: Values) => string,
): string | undefined {
  const groupOf = (key: string) => [titles, ...texts].find(({ en }) => key in en);
  const own = groupOf(`title.${name}`);
  if (own) return words(own, `title.${name}`);
  const first = `title.${name.replace(/^joint(\w)/, (_, letter: string) => letter.toLowerCase())}`;
  const theirs = groupOf(first);
  return theirs && words(titles, 'title.secondHolder', { title: words(theirs, first) });
}

/** Returns whether the group `titles` contains the title of a route, so that the texts of the screen are not needed. */
export const isListedTitle = (name: string): boolean => `title.${name}` in titles.en;
