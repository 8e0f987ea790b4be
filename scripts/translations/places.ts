import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where a text stands on a screen, which decides how much room it has; the tightest first. */
export const placeKinds = ['badge', 'tab', 'button', 'bar', 'heading', 'label', 'sentence', 'spoken'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The texts of one story, by `group/key`: those on screen at its end, and all that it asked for while it played. */
export type StoryPlaces = {
  readonly shown: Readonly<Record<string, PlaceKind>>;
  readonly askedFor: readonly string[];
};

/** Where each text stands and the story that shows it, as `button screens-opening-contact--filled`, by group and key. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Place = {
  readonly kind: PlaceKind;
  readonly story: string;
  /** `itself` where the story shows the text; `group` where it shows others of its group */
  readonly shows: 'itself' | 'group';
};

export const placesFile = 'scripts/translations/places.json';

/** The path of a story's picture beside the XLIFF. */
export const picturePath = (language: string, story: string): string => `pictures/${language}/${story}.png`;

export const readPlaces = (root: string): Places => JSON.parse(readFileSync(join(root, placesFile), 'utf8')) as Places;

/** Returns what a run of the stories recorded, by story. */
export const recordedIn = (folder: string): ReadonlyMap<string, StoryPlaces> =>
  new Map(
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoryPlaces]),
  );

const tighter = (a: PlaceKind, b: PlaceKind) => (placeKinds.indexOf(a) <= placeKinds.indexOf(b) ? a : b);

/**
 * Returns the places of all texts. A story that shows many texts comes first, so that few pictures show all of them.
 * A text whose story of `before` is not in the run keeps its place, so that a run of some stories moves no others.
 */
export function placesOf(
  texts: readonly string[],
  recorded: ReadonlyMap<string, StoryPlaces>,
  before: Places = {},
): Places {
  const kinds: Record<string, PlaceKind> = {};
  for (const { shown } of recorded.values())
    for (const [text, kind] of Object.entries(shown)) kinds[text] = tighter(kind, kinds[text] ?? kind);

  const wanted = new Set(texts);
  const found = new Map([
    ...assign(wanted, recorded, ({ askedFor }) => askedFor),
    ...assign(wanted, recorded, ({ shown }) => Object.keys(shown)),
  ]);
  const places: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    const [group = '', key = ''] = text.split(/\/(.*)/);
    const story = found.get(text);
    const earlier = before[group]?.[key];
    const isOfRun = !earlier || recorded.has(earlier.split(' ')[1] ?? '');
    const place = story && isOfRun ? `${kinds[text] ?? 'sentence'} ${story}` : earlier;
    if (place) (places[group] ??= {})[key] = place;
  }
  return places;
}

/** Returns a story for each text, choosing again and again the story that shows most of those without one. */
function assign(
  wanted: ReadonlySet<string>,
  recorded: ReadonlyMap<string, StoryPlaces>,
  textsOf: (story: StoryPlaces) => readonly string[],
): ReadonlyMap<string, string> {
  const left = new Map(
    [...recorded].map(([story, places]) => [story, new Set(textsOf(places).filter((text) => wanted.has(text)))]),
  );
  const found = new Map<string, string>();
  while (left.size) {
    const [best, shows] = [...left].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (!shows.size) break;
    left.delete(best);
    const taken = [...shows];
    for (const text of taken) {
      found.set(text, best);
      for (const others of left.values()) others.delete(text);
    }
  }
  return found;
}

/** Stories for groups of which stories show little: lists, titles and messages of many screens, quizzes that are not failed. */
const ofGroup = (kind: PlaceKind, story: string): Place => ({ kind, story, shows: 'group' });
const storiesOfGroups: Readonly<Record<string, Place>> = {
  countries: ofGroup('label', 'components-fields-country-field--open'),
  reference: ofGroup('label', 'components-fields-picker--filled'),
  titles: ofGroup('bar', 'components-layout-nav-bar--with-progress'),
  issues: ofGroup('sentence', 'components-feedback-error-summary--fields-named'),
  embed: ofGroup('sentence', 'screens-embedded-flows-a-flow-in-a-page--session-refused'),
  'quiz-options-explanations': ofGroup('sentence', 'screens-options-knowledge-quiz--open'),
  'quiz-futures-explanations': ofGroup('sentence', 'screens-futures-knowledge-quiz--open'),
};

/** Returns the place of a text; of one that no story shows, a story that shows others of its group. */
export function placeOf(places: Places, group: string, key: string): Place | undefined {
  const own = places[group]?.[key];
  if (own) {
    const [kind = '', story = ''] = own.split(' ');
    return { kind: kind as PlaceKind, story, shows: 'itself' };
  }
  if (storiesOfGroups[group]) return storiesOfGroups[group];
  const stories = Map.groupBy(Object.values(places[group] ?? {}), (place) => place.split(' ')[1] ?? '');
  const [most] = [...stories].sort(([, a], [, b]) => b.length - a.length);
  return most && ofGroup('sentence', most[0]);
}
