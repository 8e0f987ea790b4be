import { createElement } from 'react';
import type { ErrorLines } from './error-lines.tsx';

let loaded: typeof ErrorLines | undefined;

/** Loads the summary of errors with the validation, because no first screen needs it. */
export async function loadErrorLines(): Promise<void> {
  loaded = (await import('./error-lines.tsx')).ErrorLines;
}

/** Renders the summary in the same frame as the errors of the fields. `lazy` would add it later and move them down. */
export const LoadedErrorLines = () => (loaded ? createElement(loaded) : null);
