import { spawnSync } from 'node:child_process';
import { type Language, languages } from '../../packages/i18n/src/language.ts';
import { findSourceText, readTexts, readTextsAt, removePluralSuffix, type TextsByKey, textGroups } from './packs.ts';

/** A translation that has not changed since a commit, although its English text has. */
export type StaleTranslation = { readonly language: Language; readonly group: string; readonly key: string };

type Change = { readonly before: TextsByKey; readonly now: TextsByKey };

/** Returns the name of the last git tag that HEAD contains, or undefined if there is none. */
export function lastTag(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the translations of all groups that are stale since a commit. */
export const staleSince = (commit: string): readonly StaleTranslation[] =>
  textGroups().flatMap((group) => {
    const changeIn = (language: Language): Change => ({
      before: readTextsAt(commit, group, language) ?? {},
      now: readTexts(group, language),
    });
    const english = changeIn('en');
    if (JSON.stringify(english.before) === JSON.stringify(english.now)) return [];
    return languages
      .filter((language) => language !== 'en')
      .flatMap((language) => staleKeys(english, changeIn(language)).map((key) => ({ language, group, key })));
  });

/** Returns the keys, without plural forms, whose English has changed while the translation has not. */
export function staleKeys(english: Change, translation: Change): readonly string[] {
  const stale = Object.keys(translation.now).filter((key) => {
    const before = findSourceText(english.before, key);
    return (
      before !== '' && before !== findSourceText(english.now, key) && translation.before[key] === translation.now[key]
    );
  });
  return [...new Set(stale.map(removePluralSuffix))];
}
