import type { Text, Values } from './define-text.ts';
import { titles } from './text/titles/titles.ts';

/**
 * Returns the title of the route `name` (`title.<name>`): from the group `titles`, else from `texts`, the groups that its screen shows. A second holder's route
 * without a title of its own has that of the first holder's, marked as theirs. Undefined where neither has it.
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

/** Whether a title comes with the group `titles`, without the texts of its screen. */
export const isListedTitle = (name: string): boolean => `title.${name}` in titles.en;
