import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Language } from '../../packages/i18n/src/language.ts';
import { pseudoMessages } from '../../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import type { ToolbarAppearance } from '../editions.ts';

/** Translations of the texts in the kit's stories, by English text. A story with a fixed language does not use them. */
export type SampleTranslations = { readonly language: Language; readonly words: Readonly<Record<string, string>> };

type Words = { default: SampleTranslations['words'] };

/** Loads the translations for stories of the kit. Resolves with undefined for English, the language of the stories. */
export async function loadSampleTranslations({
  language,
  isPseudo,
}: Pick<ToolbarAppearance, 'language' | 'isPseudo'>): Promise<SampleTranslations | undefined> {
  if (isPseudo) return { language, words: await pseudoSamples() };
  if (language === 'en') return undefined;
  const { default: words } = (await import(`./${language}.json`)) as Words;
  return { language, words };
}

/** Returns the pseudo-locale of all samples. Their English texts are the keys of every other language. */
async function pseudoSamples(): Promise<SampleTranslations['words']> {
  const { default: words } = (await import('./th.json')) as Words;
  return pseudoMessages(Object.fromEntries(Object.keys(words).map((english) => [english, english])));
}

/** Returns a value with its texts translated, including those in elements, lists and plain objects. Texts without a translation stay English. */
export function translateSamples<Value>(samples: SampleTranslations, value: Value): Value;
export function translateSamples(samples: SampleTranslations, value: unknown): unknown {
  if (typeof value === 'string') return translated(samples, value);
  if (Array.isArray(value)) return value.map((one: unknown) => translateSamples(samples, one));
  if (isValidElement<object>(value)) {
    const { children, ...props } = translateSamples(samples, value.props) as { children?: ReactNode };
    // pass single children without a list, which would need keys
    return cloneElement(value, props, ...(Array.isArray(children) ? (children as ReactNode[]) : [children]));
  }
  if (!isPlain(value) || 'language' in value) return value; // an agreement has one language
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translateSamples(samples, one)]));
}

type TranslatedStoryProps = { readonly samples: SampleTranslations; readonly children: ReactElement };

/** Renders a story with the texts of its elements translated. Components get these texts as props; what they render themselves is not translated here. */
export function TranslatedStory({ samples, children: story }: TranslatedStoryProps) {
  const draw = story.type as (props: unknown) => ReactNode;
  return translateSamples(samples, draw(story.props));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the translation of a text, or the text itself if it has none. In Chinese and Japanese, removes the spaces around a link. */
function translated({ language, words }: SampleTranslations, text: string): string {
  const found = words[text.trim()];
  if (found === undefined) return text;
  if (language === 'ja' || language.startsWith('zh')) return found;
  return text.replace(text.trim(), () => found);
}
