import { createElement } from 'react';
import type { ErrorLines } from './error-lines.tsx';

let loaded: typeof ErrorLines | undefined;

/** Loads the error summary together with the validation, because no first screen needs it. */
export async function loadErrorLines(): Promise<void> {
  loaded = (await import('./error-lines.tsx')).ErrorLines;
}

/** Renders the error summary at once. `lazy` would add it some frames later and move the fields again. */
export const LoadedErrorLines = () => (loaded ? createElement(loaded) : null);
