import { isSeenAtStart } from '../../.storybook/states.ts';

/** What index.json says of a story. */
export type Entry = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
};

/** `begins`: as it opens, at its top. `marked`: as it opens, at what it shows. `played`: as its play leaves it, at what that shows. */
export type Moment = 'begins' | 'marked' | 'played';

export type Special = {
  /** stories that a guide shows, with a number at each part */
  readonly guides: ReadonlySet<string>;
  /** stories that stand for a screen on a map */
  readonly covers: ReadonlySet<string>;
};

const pictured = /^(?:Screens[/]|Components[/]Overlays[/]|Start[/]Scenarios$)/;

/** Returns the stories that have a picture: of screens, scenarios and overlays, and those of guides. Hidden ones only lead to another screen. */
export const picturedStories = (entries: readonly Entry[], guides: ReadonlySet<string>): readonly Entry[] =>
  entries.filter(
    ({ id, type, title, tags }) =>
      type === 'story' && tags?.includes('dev') && (pictured.test(title) || guides.has(id)),
  );

/** Pages whose guide shows an overlay that only the play opens. */
const openedByPlay: ReadonlySet<string> = new Set(['Components/Overlays/Popover']);

/** Returns when a story is pictured. Maps and guides need its beginning; an error is only seen after the play. */
export function momentOf({ id, title, name, tags = [] }: Entry, { guides, covers }: Special): Moment {
  const isOnlyPlayed = tags.includes('error') || tags.includes('offline');
  if (guides.has(id) && openedByPlay.has(title)) return 'played';
  if (guides.has(id) || title === 'Start/Scenarios' || (covers.has(id) && !isOnlyPlayed)) return 'begins';
  if (isSeenAtStart(title, name, tags)) return name === 'Empty' ? 'begins' : 'marked';
  return 'played';
}

/** Returns the stories that `drawings.json` names as the cover of a screen. */
export const coversIn = (drawings: string): ReadonlySet<string> =>
  new Set([...drawings.matchAll(/"cover":\s*\{\s*"id":\s*"([\w-]+)"/g)].flatMap(([, id]) => id ?? []));
