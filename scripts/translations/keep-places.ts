import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryPlaces } from './places.ts';

/** Where a run of the stories leaves what it recorded, a file for each story. */
export const recordedFolder = join(import.meta.dirname, '../../.quayside/translations/places');

/** A command of Vitest's browser: writes the texts of a story. */
export function keepPlaces(_context: unknown, story: string, places: StoryPlaces): void {
  mkdirSync(recordedFolder, { recursive: true });
  writeFileSync(join(recordedFolder, `${story}.json`), JSON.stringify(places));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepPlaces: (story: string, places: StoryPlaces) => Promise<void>;
  }
}
