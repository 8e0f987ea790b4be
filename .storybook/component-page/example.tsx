import type { ReactNode } from 'react';
import { TextStore } from '../../packages/i18n/src/text-store.ts';
import { TextProvider } from '../../packages/i18n/src/use-text.tsx';

const english = new TextStore('en');

/** Renders an example as a picture: nobody can press it, and it is outside of the page's order of focus. */
export const Example = ({ children }: { children: ReactNode }) => (
  <div inert data-example className="q-root bg-transparent" lang="en">
    <TextProvider store={english}>{children}</TextProvider>
  </div>
);
