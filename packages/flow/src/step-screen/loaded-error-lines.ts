import { createElement } from 'react';
import type { ErrorLines } from './error-lines.tsx';

let loaded: typeof ErrorLines | undefined;

/** Loads the error summary, together with the messages of issues. Its code is a separate chunk, because no first screen needs it. */
export async function loadErrorLines(): Promise<void> {
  loaded = (await import('./error-lines.tsx')).ErrorLines;
}

/** Renders the error summary once it has loaded, and nothing before. `lazy` would render it some frames later and move the fields again. */
export const LoadedErrorLines = () => (loaded ? createElement(loaded) : null);
