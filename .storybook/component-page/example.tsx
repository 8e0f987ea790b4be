import { createContext, type ReactNode, use } from 'react';
import { TextStore } from '../../packages/i18n/src/text-store.ts';
import { TextProvider } from '../../packages/i18n/src/use-text.tsx';
import { type SampleTranslations, translateSamples } from '../samples/samples.tsx';

/** The texts of the kit in the language of the page, and the translated words of guides. Without `samples`, the words stay English. */
export type ExampleTexts = { readonly texts: TextStore; readonly samples?: SampleTranslations | undefined };

export const englishExampleTexts: ExampleTexts = { texts: new TextStore('en') };

/** The texts of the examples on a documentation page: English until those of the toolbar's language have loaded. */
export const ExampleTextsContext = createContext(englishExampleTexts);

/** Renders an example in the language of the toolbar. The example ignores presses and can't take focus. */
export function GuideExample({ children }: { children: ReactNode }) {
  const { texts, samples } = use(ExampleTextsContext);
  return (
    <div inert data-example className="q-root bg-transparent" lang={texts.language}>
      <TextProvider key={texts.language} store={texts}>
        {samples ? translateSamples(samples, children) : children}
      </TextProvider>
    </div>
  );
}
