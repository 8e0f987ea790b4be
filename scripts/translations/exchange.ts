import type { Language } from '../../packages/i18n/src/language.ts';
import { limitOf } from './limits.ts';
import { groupsIn, type Messages, readPack, sourceOf, stemOf } from './packs.ts';
import { type Places, placeOf, readPlaces } from './places.ts';
import type { Stale } from './sources.ts';
import { contextsIn, notesOfGroup, notesOfKey, usersOf } from './uses.ts';
import { type Group, type Translated, writeXliff } from './xliff.ts';

/** Writes the XLIFF of all texts in a language. English is its own translation, for writers. */
type Export = (language: Language, stale: readonly Stale[], options?: { weblate?: boolean }) => string;

/** Reads who uses each text, and returns what writes the XLIFF of a language. */
export function exporterOf(root: string): Export {
  const users = usersOf(root);
  const contexts = contextsIn(root);
  const places = readPlaces(root);
  return (language, stale, options) =>
    writeXliff(language, groupsOf(root, { users, contexts, places }, language, stale), options);
}

type Known = {
  readonly users: ReturnType<typeof usersOf>;
  readonly contexts: ReturnType<typeof contextsIn>;
  readonly places: Places;
};

function groupsOf(
  root: string,
  { users, contexts, places }: Known,
  language: Language,
  stale: readonly Stale[],
): readonly Group[] {
  const old = new Set(stale.filter((one) => one.language === language).map(({ group, key }) => `${group}/${key}`));
  return groupsIn(root).map((group) => {
    const english = readPack(root, group, 'en');
    const messages = readPack(root, group, language);
    const ofGroup = users(group);
    return {
      name: group,
      notes: notesOfGroup(root, group),
      units: Object.entries(messages).map(([key, target]) => ({
        key,
        source: sourceOf(english, key),
        target,
        isStale: old.has(`${group}/${stemOf(key)}`),
        notes: notesOfKey(ofGroup, key, contexts[`${group}/${key}`], placeOf(places, group, stemOf(key))),
        limit: limitOf(places, group, stemOf(key), language),
      })),
    };
  });
}

type Imported = { readonly packs: ReadonlyMap<string, Messages>; readonly problems: readonly string[] };

/**
 * Returns the groups that imported texts change. Refuses texts of unknown keys, of English that has changed since the
 * export, and with other placeholders.
 */
export function importInto(
  packOf: (group: string) => Messages,
  englishOf: (group: string) => Messages | undefined,
  units: readonly Translated[],
): Imported {
  const packs = new Map<string, Messages>();
  const problems: string[] = [];
  for (const [group, ofGroup] of Map.groupBy(units, (unit) => unit.group)) {
    const english = englishOf(group);
    const pack = english && packOf(group);
    const changed: Record<string, string> = {};
    for (const unit of ofGroup) {
      const problem = problemOf(english, pack, unit);
      if (problem) problems.push(`${group}/${unit.key}: ${problem}`);
      else if (pack?.[unit.key] !== unit.target) changed[unit.key] = unit.target;
    }
    if (Object.keys(changed).length) packs.set(group, { ...pack, ...changed });
  }
  return { packs, problems };
}

function problemOf(
  english: Messages | undefined,
  pack: Messages | undefined,
  { key, source, target }: Pick<Translated, 'key' | 'source' | 'target'>,
): string | undefined {
  if (!english || pack?.[key] === undefined) return 'is no text of ours';
  if (sourceOf(english, key) !== source) return 'its English has changed since the export: export it again';
  if (holes(source) !== holes(target)) return 'has other placeholders than its English';
  return undefined;
}

const holes = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort().join(' ');
