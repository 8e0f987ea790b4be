import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The kinds of places on a screen, narrowest first. The kind decides how long a text may be. */
export const placeKinds = ['badge', 'tab', 'button', 'bar', 'heading', 'label', 'sentence', 'spoken'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The texts of one story by `group/key`: `shown` are on the screen at its end, and `askedFor` are all that it read while it played. */
export type StoryPlaces = {
  readonly shown: Readonly<Record<string, PlaceKind>>;
  readonly askedFor: readonly string[];
};

/** The kind of place in which a text is shown, and the id of a story that shows it. */
export type StoryPlace = { readonly kind: PlaceKind; readonly story: string };

/** The folder in which `npm run translations -- places` writes a file for each story. */
export const recordedFolder = join(import.meta.dirname, '../../.quayside/translations/places');

/** Writes the texts of a story to a file. Stories call it as a command of Vitest's browser. */
export function savePlaces(_context: unknown, story: string, places: StoryPlaces): void {
  mkdirSync(recordedFolder, { recursive: true });
  writeFileSync(join(recordedFolder, `${story}.json`), JSON.stringify(places));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    savePlaces: (story: string, places: StoryPlaces) => Promise<void>;
  }
}

/** Returns the place of each text by `group/key`. Returns an empty map before `npm run translations -- places` has run. */
export const readTextPlaces = (): ReadonlyMap<string, StoryPlace> =>
  findTextPlaces(
    globSync('*.json', { cwd: recordedFolder })
      .toSorted()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(recordedFolder, file), 'utf8')) as StoryPlaces,
      ]),
  );

/** Returns the narrowest place of each text, with the first story that shows the text. A text that stories only read counts as a sentence. */
export function findTextPlaces(
  recorded: readonly (readonly [story: string, StoryPlaces])[],
): ReadonlyMap<string, StoryPlace> {
  const places = new Map<string, StoryPlace>();
  for (const [story, { shown }] of recorded)
    for (const [text, kind] of Object.entries(shown)) {
      const known = places.get(text);
      const isNarrower = !known || placeKinds.indexOf(kind) < placeKinds.indexOf(known.kind);
      if (isNarrower) places.set(text, { kind, story: known?.story ?? story });
    }
  for (const [story, { askedFor }] of recorded)
    for (const text of askedFor) if (!places.has(text)) places.set(text, { kind: 'sentence', story });
  return places;
}
