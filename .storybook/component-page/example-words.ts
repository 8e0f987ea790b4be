import { createContext } from 'react';
import { TextStore } from '../../packages/i18n/src/text-store.ts';
import type { Look } from '../editions.ts';
import { type Samples, samplesIn } from '../samples/samples.tsx';
import { textsIn } from '../texts.ts';

/** The texts of the kit in the language of the page, and the translations of what a guide writes itself. */
export type ExampleWords = { readonly texts: TextStore; readonly samples?: Samples | undefined };

export const englishWords: ExampleWords = { texts: new TextStore('en') };

/** The words of the examples on a documentation page. English until those of the toolbar's language have loaded. */
export const ExampleWordsOfPage = createContext(englishWords);

/** Loads the words of examples in a language. */
export async function exampleWordsIn(look: Pick<Look, 'language' | 'isPseudo'>): Promise<ExampleWords> {
  const [texts, samples] = await Promise.all([textsIn(look, 'words'), samplesIn(look)]);
  return { texts, samples };
}
