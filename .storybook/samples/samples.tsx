import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Language } from '../../packages/i18n/src/language.ts';

/** What the kit's stories say, by their English words. A story that is written in a language of its own keeps its words. */
export type Samples = { readonly language: Language; readonly words: Readonly<Record<string, string>> };

type Words = { default: Samples['words'] };

const packs: Partial<Record<Language, () => Promise<Words>>> = {
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
  ms: () => import('./ms.json'),
  th: () => import('./th.json'),
  ja: () => import('./ja.json'),
};

/** Loaded before a story of the kit is shown; undefined in English, in which the stories are written. */
export async function samplesIn(language: Language): Promise<Samples | undefined> {
  const pack = await packs[language]?.();
  return pack && { language, words: pack.default };
}

/** The same value in the language of the samples: its texts, those of its elements, lists and plain objects. */
export function inSamples<Value>(samples: Samples, value: Value): Value;
export function inSamples(samples: Samples, value: unknown): unknown {
  if (typeof value === 'string') return translated(samples, value);
  if (Array.isArray(value)) return value.map((one: unknown) => inSamples(samples, one));
  if (isValidElement<object>(value)) {
    const { children, ...props } = inSamples(samples, value.props) as { children?: ReactNode };
    // children that are no list need no keys, so they stay no list
    return cloneElement(value, props, ...(Array.isArray(children) ? (children as ReactNode[]) : [children]));
  }
  if (!isPlain(value) || 'language' in value) return value; // an agreement is written in one language
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inSamples(samples, one)]));
}

type InSamplesProps = { readonly samples: Samples; readonly children: ReactElement };

/** What a story draws by itself, beside its arguments: what its own function returns is translated too, what components return is not. */
export function InSamples({ samples, children: story }: InSamplesProps) {
  const draw = story.type as (props: unknown) => ReactNode;
  return inSamples(samples, draw(story.props));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Chinese and Japanese have no space between a link and the words beside it. */
function translated({ language, words }: Samples, text: string): string {
  const found = words[text.trim()];
  if (found === undefined) return text;
  if (language === 'ja' || language.startsWith('zh')) return found;
  return text.replace(text.trim(), () => found);
}
