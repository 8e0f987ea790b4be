import type { i18n } from 'i18next';
import type { KeyOf, Messages, Text, Translate, Values } from './define-text.ts';
import { fallbackLanguage, type Language } from './language.ts';
import { pluralForm } from './plurals/plural-form.ts';

/** A function that returns the messages of a group, some of them replaced by an edition. */
export type Reword = (group: string, language: Language, messages: Messages) => Messages;

/**
 * The texts of one page or one embedded flow, in its current language. At first, the store looks up texts and fills in values without a library. `adopt`
 * switches to i18next after the first screen accepts input. Both give the same text, which text.test.ts checks.
 */
export class TextStore {
  /**
   * Handles a key that the group lacks, even in English. Throws by default, so that tests, stories, builds and sealed records fail. An app in production
   * reports the error and shows no text.
   */
  onMissing: (error: MissingTextError) => void = (error) => {
    throw error;
  };
  #language: Language;
  readonly #shown: 'on-screen' | 'plain';
  readonly #reword: Reword | undefined;
  #loaded = new Map<string, Messages>();
  #groups = new Map<string, Text>();
  #engine: i18n | undefined;
  /** Cached texts without values, in the current language. Screens request the same texts on each render. */
  #said = new Map<string, string>();
  #withLineBreaks: ((text: string, language: Language) => string) | undefined;
  #listeners = new Set<() => void>();

  /**
   * `on-screen` adds invisible marks that keep Thai words on one line. Use `plain` for a document that breaks its lines
   * itself. `reword` replaces texts with those of an edition (`createReword` of text-overrides).
   */
  constructor(language: Language = fallbackLanguage, shown: 'on-screen' | 'plain' = 'on-screen', reword?: Reword) {
    this.#language = language;
    this.#shown = shown;
    this.#reword = reword;
  }

  get language(): Language {
    return this.#language;
  }

  /**
   * Calls `listener` when texts have loaded or the language has changed. Returns a function that removes the listener.
   */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns whether a group has loaded in the current language. */
  has(text: Text): boolean {
    return this.#language === 'en' || this.#loaded.has(id(this.#language, text.name));
  }

  /**
   * Loads groups in the current language. If a group fails to load, its texts stay English and the promise rejects, so
   * that the caller can offer a retry.
   */
  async load(...texts: readonly Text[]): Promise<void> {
    const language = this.#language;
    await Promise.all(texts.map((text) => this.#fetch(text, language)));
    this.#tell();
  }

  /**
   * Changes the language once all groups in use have loaded, so that no screen is partly translated. Rejects if a group
   * fails to load.
   */
  async change(language: Language): Promise<void> {
    await Promise.all([...this.#groups.values()].map((text) => this.#fetch(text, language)));
    this.#language = language;
    this.#said.clear();
    await this.#engine?.changeLanguage(language);
    this.#tell();
  }

  /**
   * Returns the text of `key` for a screen, in the current language or else in English, with marks for words that must not break. If the text is missing, calls
   * `onMissing`.
   */
  translate<T extends Text>(text: T, key: KeyOf<T>, values?: Values): string {
    if (values) return this.keepWhole(this.#words(text, key, values));
    const known = this.#said.get(id(key, text.name));
    if (known !== undefined) return known;
    const said = this.keepWhole(this.#words(text, key));
    this.#said.set(id(key, text.name), said);
    return said;
  }

  /** Returns the text of a server with marks for words that must not break. Returns it unchanged until a group of texts has loaded. */
  keepWhole(words: string): string {
    return this.#withLineBreaks?.(words, this.#language) ?? words;
  }

  #words(text: Text, key: string, values?: Values): string {
    if (!this.#groups.has(text.name)) this.#add(text, 'en', text.en);
    const found = this.#find(text.name, key, values);
    if (found === undefined) this.onMissing(new MissingTextError(text.name, key));
    return fill(found ?? '', values);
  }

  #find(group: string, key: string, values: Values | undefined): string | undefined {
    const found =
      plural(this.#loaded.get(id(this.#language, group)), key, this.#language, values) ??
      plural(this.#loaded.get(id('en', group)), key, 'en', values);
    if (found === undefined || !this.#engine) return found;
    return this.#engine.t(key, {
      ns: group,
      lng: this.#language,
      count: counted(values),
      skipInterpolation: true,
    });
  }

  /** Returns `translate` for one group. A new `version` creates a new function, so that memoised components render again. */
  bind<T extends Text>(text: T, _version?: string): Translate<KeyOf<T>> {
    return (key, values) => this.translate(text, key, values);
  }

  /** Switches to i18next for translations. `create` returns a new instance. */
  async adopt(create: () => i18n): Promise<void> {
    const engine = create();
    await engine.init({
      lng: this.#language,
      fallbackLng: fallbackLanguage,
      supportedLngs: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: {},
    });
    this.#engine = engine;
    this.#said.clear();
    for (const [key, messages] of this.#loaded) {
      const [language = '', group = ''] = key.split(':');
      engine.addResourceBundle(language, group, messages);
    }
  }

  async #fetch(text: Text, language: Language): Promise<void> {
    if (!this.#groups.has(text.name)) this.#add(text, 'en', text.en);
    if (language === 'en' || this.#loaded.has(id(language, text.name))) return;
    const [messages] = await Promise.all([text.load(language), this.#loadWholeWords(language)]);
    this.#add(text, language, messages.default);
  }

  /** Loads the line breaks of Thai and Japanese, which have no spaces between words. */
  async #loadWholeWords(language: Language): Promise<void> {
    if (!['th', 'ja'].includes(language) || this.#shown === 'plain') return;
    this.#withLineBreaks = (await import('./line-breaks/line-breaks.ts')).withLineBreaks;
  }

  #add(text: Text, language: Language, messages: Messages): void {
    const words = this.#reword?.(text.name, language, messages) ?? messages;
    this.#groups.set(text.name, text);
    this.#loaded.set(id(language, text.name), words);
    this.#said.clear();
    this.#engine?.addResourceBundle(language, text.name, words);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Thrown if a group lacks a key, or if a key with plural forms is used without a number. */
export class MissingTextError extends Error {
  override readonly name = 'MissingTextError';
  constructor(group: string, key: string) {
    super(`The texts of ${group} have no ${key}. A key with _one and _other needs a number among its values.`);
  }
}

const id = (language: string, group: string) => `${language}:${group}`;

function plural(
  messages: Messages | undefined,
  key: string,
  language: Language,
  values: Values | undefined,
): string | undefined {
  const count = counted(values);
  const own = (name: string) => (messages && Object.hasOwn(messages, name) ? messages[name] : undefined);
  return (count === undefined ? undefined : own(`${key}_${pluralForm(language, count)}`)) ?? own(key);
}

/** Returns the number that selects the plural form: `count`, or the only number among the values. */
function counted(values: Values = {}): number | undefined {
  const numbers = Object.values(values).filter((value) => typeof value === 'number');
  if (typeof values.count === 'number') return values.count;
  return numbers.length === 1 ? numbers[0] : undefined;
}

const fill = (message: string, values: Values | undefined) =>
  message.replace(/{{(\w+)}}/g, (hole, name: string) => {
    const text = String(values?.[name] ?? hole);
    // Only `count` has separators, which are commas in every language. Other numbers may be years. `toLocaleString` would take a slow phone 60 ms.
    return name === 'count' ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
  });
