import type { Text, Values } from '../packages/i18n/src/define-text.ts';
import type { Language } from '../packages/i18n/src/language.ts';
import { TextStore } from '../packages/i18n/src/text-store.ts';
import type { ToolbarAppearance } from './editions.ts';
import { PseudoStore } from './pseudo-locale.ts';
import { textGroupModules } from './text-packs.ts';
import { RecordingStore } from './text-places.ts';

/** What the toolbar can show for each text: the words, the group and key, or both. Translators find a text by its key. */
export const textViews = { words: 'Words', keys: 'Keys', both: 'Words and keys' } as const;
export type TextView = keyof typeof textViews;

const stores = new Map<string, Promise<TextStore>>();

/** Loads every text group in a language, and resolves with the store. Stories wait for it, so that none shows English first. */
export function loadTexts(
  { language, isPseudo }: Pick<ToolbarAppearance, 'language' | 'isPseudo'>,
  view: TextView,
): Promise<TextStore> {
  const id = `${language} ${isPseudo} ${view}`;
  const known = stores.get(id);
  if (known) return known;
  const made = load(isPseudo ? new PseudoStore() : view === 'words' ? wordsIn(language) : new KeyStore(language, view));
  stores.set(id, made);
  return made;
}

/** Text store that returns `⟦group/key⟧` instead of a text, or after it. */
export class KeyStore extends TextStore {
  readonly #view: TextView;

  constructor(language: Language, view: TextView) {
    super(language);
    this.#view = view;
  }

  override translate(text: Text, key: string, values?: Values): string {
    const place = `⟦${text.name}/${key}⟧`;
    return this.#view === 'keys' ? place : `${super.translate(text, key, values)} ${place}`;
  }
}

const wordsIn = (language: Language) =>
  import.meta.env.STORYBOOK_PLACES ? new RecordingStore(language) : new TextStore(language);

async function load(store: TextStore): Promise<TextStore> {
  if (store.language === 'en') return store;
  // Load groups separately, so that an unfinished group falls back to English.
  await Promise.allSettled(
    Object.values(textGroupModules).map(async (group) => store.load(...Object.values(await group()).filter(isText))),
  );
  return store;
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'load' in value;
