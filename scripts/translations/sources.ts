import { createHash } from 'node:crypto';
import { type Messages, sourceOf, stemOf, targets } from './packs.ts';

/**
 * The English that each text was translated from. A line holds the hash of the English, then that of the translation into
 * each of `targets`; a translation of older English stands behind the hash of its own: `h7JkQ2:`.
 */
export type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Target = (typeof targets)[number];
type Pair = { readonly source: string; readonly target: string };

export type Stale = { readonly language: Target; readonly group: string; readonly key: string };
export type Packs = { readonly en: Messages } & Readonly<Record<Target, Messages>>;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** Returns the keys of a group as screens write them. */
const keysOf = (english: Messages) => [...new Set(Object.keys(english).map(stemOf))];

/** Returns both forms of a text, if it has two. */
const formsOf = (messages: Messages, key: string) =>
  [messages[key], messages[`${key}_one`], messages[`${key}_other`]].filter((form) => form !== undefined).join('\n');

const pairOf = (packs: Packs, language: Target, key: string): Pair => ({
  source: hash(formsOf(packs.en, key) || sourceOf(packs.en, key)),
  target: hash(formsOf(packs[language], key)),
});

function readLine(line: string | undefined): Readonly<Record<string, Pair>> {
  const [source = '', ...rest] = line?.split(' ') ?? [];
  return Object.fromEntries(
    rest.map((entry, index) => {
      const [target = '', own] = entry.split(':').toReversed();
      return [targets[index] ?? '', { source: own ?? source, target }];
    }),
  );
}

/** Returns the translations whose English has changed since, and which have not. */
export function staleOf(group: string, packs: Packs, lines: Sources[string] = {}): readonly Stale[] {
  return keysOf(packs.en).flatMap((key) => {
    const recorded = readLine(lines[key]);
    return targets
      .filter((language) => isStale(recorded[language], pairOf(packs, language, key)))
      .map((language) => ({ language, group, key }));
  });
}

const isStale = (before: Pair | undefined, now: Pair): boolean =>
  before !== undefined && before.source !== now.source && before.target === now.target;

/**
 * Returns the lines of a group as it is now. Stale translations keep the hash of their English, except those of which
 * `isReviewed` says that they still hold.
 */
export function recordOf(
  packs: Packs,
  lines: Sources[string] = {},
  isReviewed: (language: Target, key: string) => boolean = () => false,
): Sources[string] {
  return Object.fromEntries(
    keysOf(packs.en).map((key) => {
      const recorded = readLine(lines[key]);
      const entries = targets.map((language) => {
        const now = pairOf(packs, language, key);
        const before = recorded[language];
        return before && isStale(before, now) && !isReviewed(language, key)
          ? `${before.source}:${now.target}`
          : now.target;
      });
      return [key, [hash(formsOf(packs.en, key)), ...entries].join(' ')];
    }),
  );
}
