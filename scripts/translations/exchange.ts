import type { Language } from '../../packages/i18n/src/language.ts';
import { findTextLimit } from './limits.ts';
import {
  findSourceText,
  groupDescription,
  readTextContexts,
  readTexts,
  removePluralSuffix,
  type TextsByKey,
  textGroups,
  usersByGroup,
} from './packs.ts';
import { readTextPlaces, type StoryPlace } from './places.ts';
import type { StaleTranslation } from './stale.ts';
import { type TranslatedUnit, writeXliff, type XliffGroup, type XliffNote } from './xliff.ts';

/** What a text is for, by the last part of its key. */
const descriptions: Readonly<Record<string, string>> = {
  label: 'The label of a field.',
  hint: 'The hint below the label of a field.',
  heading: 'A heading.',
  title: 'A title.',
  lead: 'The first paragraph below a heading.',
  action: 'A button.',
  failed: 'A message: something failed.',
  why: 'Opens a disclosure that gives the reason.',
  whyText: 'The reason, in a disclosure.',
};

const note = (category: XliffNote['category'], text: string | undefined): readonly XliffNote[] =>
  text ? [{ category, text }] : [];

/**
 * Returns all texts in a language as XLIFF. In English, each text is its own translation, so that writers can edit it.
 * `stale` are translations to mark as outdated.
 */
export function exportXliff(
  language: Language,
  stale: readonly StaleTranslation[],
  options?: { weblate?: boolean },
): string {
  const [users, contexts, places] = [usersByGroup(), readTextContexts(), readTextPlaces()];
  const isStale = (group: string, key: string) =>
    stale.some((one) => one.language === language && one.group === group && one.key === removePluralSuffix(key));
  const groups = textGroups().map((name): XliffGroup => {
    const english = readTexts(name, 'en');
    const files = users.get(name) ?? [];
    return {
      name,
      notes: [...note('description', groupDescription(name)), ...files.flatMap((file) => note('location', file))],
      units: Object.entries(readTexts(name, language)).map(([key, target]) => {
        const text = `${name}/${removePluralSuffix(key)}`;
        const place = places.get(text);
        const limit = findTextLimit(text, place, language);
        return {
          key,
          source: findSourceText(english, key),
          target,
          isStale: isStale(name, key),
          notes: [
            ...note('description', descriptions[removePluralSuffix(key).split('.').at(-1) ?? '']),
            ...note('description', contexts[`${name}/${key}`]),
            ...notesOfPlace(place),
          ],
          ...(limit !== undefined && { limit }),
        };
      }),
    };
  });
  return writeXliff(language, groups, options);
}

/** Returns the links to the story that shows a text, and to its picture if the story shows a screen. Without a place, returns none. */
const notesOfPlace = (place: StoryPlace | undefined): readonly XliffNote[] => [
  ...note('story', place && `?path=/story/${place.story}&globals=texts:both`),
  ...note('picture', place?.story.startsWith('screens-') ? `story-pictures/${place.story}.webp` : undefined),
];

/** The texts into which an import writes, and their limits. */
export type ImportTarget = {
  readonly packOf: (group: string) => TextsByKey;
  /** Returns the English texts of a group, or undefined for an unknown group. */
  readonly englishOf: (group: string) => TextsByKey | undefined;
  /** Returns the limit of a text in code points, or undefined if it has none. */
  readonly limitOf: (group: string, key: string) => number | undefined;
};

/**
 * Returns the groups that imported texts change, with all their texts, and a problem for each refused text. Refuses an
 * unknown key, English that has changed since the export, missing or unknown placeholders, and a text above its limit.
 */
export function importUnits(
  receiver: ImportTarget,
  units: readonly TranslatedUnit[],
): { readonly packs: ReadonlyMap<string, TextsByKey>; readonly problems: readonly string[] } {
  const packs = new Map<string, TextsByKey>();
  const problems: string[] = [];
  for (const [group, ofGroup] of Map.groupBy(units, (unit) => unit.group)) {
    const english = receiver.englishOf(group);
    const pack = english && receiver.packOf(group);
    const changed: Record<string, string> = {};
    for (const unit of ofGroup) {
      const problem = problemOf(english, pack, unit, receiver.limitOf(group, removePluralSuffix(unit.key)));
      if (problem) problems.push(`${group}/${unit.key}: ${problem}`);
      else if (pack?.[unit.key] !== unit.target) changed[unit.key] = unit.target;
    }
    if (Object.keys(changed).length > 0) packs.set(group, { ...pack, ...changed });
  }
  return { packs, problems };
}

function problemOf(
  english: TextsByKey | undefined,
  pack: TextsByKey | undefined,
  { key, source, target }: TranslatedUnit,
  limit = Number.POSITIVE_INFINITY,
): string | undefined {
  if (!english || pack?.[key] === undefined) return 'does not exist';
  if (findSourceText(english, key) !== source) return 'its English has changed since the export: export it again';
  const [expected, found] = [placeholdersIn(source), placeholdersIn(target)];
  const missing = expected.filter((one) => !found.includes(one));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const unknown = found.filter((one) => !expected.includes(one));
  if (unknown.length > 0) return `has the unknown placeholder ${unknown.join(', ')}`;
  const { length } = [...target];
  return length > limit ? `has ${length} characters, ${limit} at most` : undefined;
}

const placeholdersIn = (text: string): readonly string[] => text.match(/{{\w+}}/g) ?? [];
