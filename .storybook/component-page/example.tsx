import { type ReactNode, use } from 'react';
import { TextProvider } from '../../packages/i18n/src/use-text.tsx';
import { translateSamples } from '../samples/samples.tsx';
import { ExampleWordsOfPage } from './example-words.ts';

/** Renders an example as a picture, in the language of the toolbar: nobody can press it, and it is outside of the page's order of focus. */
export function Example({ children }: { children: ReactNode }) {
  const { texts, samples } = use(ExampleWordsOfPage);
  return (
    <div inert data-example className="q-root bg-transparent" lang={texts.language}>
      <TextProvider key={texts.language} store={texts}>
        {samples ? translateSamples(samples, children) : children}
      </TextProvider>
    </div>
  );
}
