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

/** The texts of the language that is imported, and what an import compares them with. */
export type Receiving = {
  readonly packOf: (group: string) => Messages;
  readonly englishOf: (group: string) => Messages | undefined;
  /** the most code points of a text */
  readonly limitOf: (group: string, key: string) => number;
};

/**
 * Returns the groups that imported texts change. Refuses texts of unknown keys, of English that has changed since the
 * export, with lost or unknown placeholders, and texts that are longer than their limit.
 */
export function importInto({ packOf, englishOf, limitOf: mostOf }: Receiving, units: readonly Translated[]): Imported {
  const packs = new Map<string, Messages>();
  const problems: string[] = [];
  for (const [group, ofGroup] of Map.groupBy(units, (unit) => unit.group)) {
    const english = englishOf(group);
    const pack = english && packOf(group);
    const changed: Record<string, string> = {};
    for (const unit of ofGroup) {
      const problem = problemOf(english, pack, unit) ?? tooLong(unit.target, mostOf(group, stemOf(unit.key)));
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
  return otherHoles(holesIn(source), holesIn(target));
}

const holesIn = (text: string) => new Set([...text.matchAll(/{{\w+}}/g)].map(String));

function otherHoles(wanted: ReadonlySet<string>, found: ReadonlySet<string>): string | undefined {
  const lost = [...wanted].filter((hole) => !found.has(hole));
  const unknown = [...found].filter((hole) => !wanted.has(hole));
  const said = [
    ...(lost.length ? [`lacks ${lost.join(', ')}`] : []),
    ...(unknown.length ? [`has ${unknown.join(', ')}, which nothing fills`] : []),
  ];
  return said.length ? said.join(' and ') : undefined;
}

function tooLong(text: string, most: number): string | undefined {
  const length = [...text].length;
  return length > most ? `has ${length} characters, ${most} at most` : undefined;
}
