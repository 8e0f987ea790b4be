import { createContext } from 'react';
import { TextStore } from '../../packages/i18n/src/text-store.ts';
import type { Samples } from '../samples/samples.tsx';

/** The texts of the kit in the language of the page, and the translations of what a guide writes itself. */
export type ExampleWords = { readonly texts: TextStore; readonly samples?: Samples | undefined };

export const englishWords: ExampleWords = { texts: new TextStore('en') };

/** The words of the examples on a documentation page. English until those of the toolbar's language have loaded. */
export const ExampleWordsOfPage = createContext(englishWords);
