import type { Text, Values } from './define-text.ts';
import { titles } from './text/titles/titles.ts';

/**
 * Returns the title of the route `name` (the key `title.<name>`) from the group `titles` or from `texts`, the groups of
 * its screen. A route of the second holder that lacks a title gets the title of the first holder's route, marked as the
 * second holder's. Returns undefined if there is no title.
 */
export function screenTitle(
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

/** Returns whether the group `titles` contains a title, so that the texts of the screen are not needed. */
export const isListedTitle = (name: string): boolean => `title.${name}` in titles.en;
