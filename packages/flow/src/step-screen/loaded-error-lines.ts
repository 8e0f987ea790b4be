import { createElement } from 'react';
import type { ErrorLines } from './error-lines.tsx';

let loaded: typeof ErrorLines | undefined;

/** Loads the summary of errors with the validation, because no first screen needs it. */
export async function loadErrorLines(): Promise<void> {
  loaded = (await import('./error-lines.tsx')).ErrorLines;
}

/** Renders the summary without another wait. `lazy` would add it frames later and move the fields down again. */
export const LoadedErrorLines = () => (loaded ? createElement(loaded) : null);
