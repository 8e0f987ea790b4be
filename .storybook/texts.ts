import type { Text } from '../packages/i18n/src/define-text.ts';
import type { Language } from '../packages/i18n/src/language.ts';
import { TextStore } from '../packages/i18n/src/text-store.ts';

const groups = import.meta.glob<Record<string, Text>>(['../packages/i18n/src/text/*/*.ts', '!**/*.test.ts']);
const stores = new Map<Language, Promise<TextStore>>();

/** A store with every group of texts in `language`, so that no story flashes English. */
export function textsIn(language: Language): Promise<TextStore> {
  const known = stores.get(language);
  if (known) return known;
  const made = load(language);
  stores.set(language, made);
  return made;
}

async function load(language: Language): Promise<TextStore> {
  const store = new TextStore(language);
  if (language === 'en') return store;
  // one by one: a group that is still being written shows English
  await Promise.allSettled(
    Object.values(groups).map(async (group) => store.load(...Object.values(await group()).filter(isText))),
  );
  return store;
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'packs' in value;
