import { coverOf } from './cover.ts';
import { type ListedStory, type StoryFile, type StoryLink, storiesIn } from './stories-in.ts';

export type { StoryLink };
export type ScreenStories = {
  readonly title: string;
  readonly stories: readonly StoryLink[];
  /** The story whose picture stands for the screen. */
  readonly cover: StoryLink;
};

const storyFiles = import.meta.glob<StoryFile>('../../packages/flow-*/src/**/*.stories.tsx');

const listedStories: Promise<readonly ListedStory[]> = Promise.all(
  Object.values(storyFiles).map((load) => load()),
).then((files) => files.flatMap(storiesIn));

/**
 * Returns the stories at a path. Without any, returns those of the screen component, which can have several paths. The title is that of most of them, and its
 * stories are first, because a story about another screen can begin at the same path. `state` leaves the stories of one state of an application.
 */
export async function storiesOf(path: string, screen: unknown, state?: string): Promise<ScreenStories | undefined> {
  const all = await listedStories;
  const there = all.filter((story) => story.path === path);
  const stories = (there.length ? there : all.filter((story) => story.screen === screen)).filter(
    (story) => !state || story.state === state,
  );
  const [own = [], ...others] = Object.values(Object.groupBy(stories, ({ title }) => title)).sort(
    (a, b) => (b?.length ?? 0) - (a?.length ?? 0),
  );
  const cover = coverOf(own);
  const title = cover?.title.split('/').at(-1);
  return cover && title ? { title, cover, stories: [...own, ...others.flatMap((some) => some ?? [])] } : undefined;
}
