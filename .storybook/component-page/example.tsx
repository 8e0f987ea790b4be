import { createContext, type ReactNode, use } from 'react';
import { TextStore } from '../../packages/i18n/src/text-store.ts';
import { TextProvider } from '../../packages/i18n/src/use-text.tsx';
import { type Samples, translateSamples } from '../samples/samples.tsx';

/** The texts of the kit in the language of the page, and the translated words of guides. Without `samples`, the words stay English. */
export type ExampleTexts = { readonly texts: TextStore; readonly samples?: Samples | undefined };

export const englishTexts: ExampleTexts = { texts: new TextStore('en') };

/** The texts of the examples on a documentation page: English until those of the toolbar's language have loaded. */
export const ExampleTextsContext = createContext(englishTexts);

/** Renders an example in the language of the toolbar. The example ignores presses and can't take focus. */
export function Example({ children }: { children: ReactNode }) {
  const { texts, samples } = use(ExampleTextsContext);
  return (
    <div inert data-example className="q-root bg-transparent" lang={texts.language}>
      <TextProvider key={texts.language} store={texts}>
        {samples ? translateSamples(samples, children) : children}
      </TextProvider>
    </div>
  );
}
