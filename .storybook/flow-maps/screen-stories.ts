import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { scenarioOf } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { wordsOfStory } from '../story-words.ts';

type ScreenStory = {
  name?: string;
  args?: { path?: string; state?: string; scenario?: string; children?: { type?: unknown } };
};
type StoryFile = { default: ScreenStory & { title?: string } };

/** A story: its id in Storybook, its name and the application state that it shows. */
export type StoryLink = { readonly id: string; readonly name: string; readonly state: string };
export type ScreenStories = { readonly title: string; readonly stories: readonly StoryLink[] };

type ListedStory = StoryLink & { readonly title: string; readonly path: string | undefined; readonly screen: unknown };

const storyFiles = import.meta.glob<StoryFile>('../../packages/flow-*/src/**/*.stories.tsx');

const listedStories: Promise<readonly ListedStory[]> = Promise.all(
  Object.values(storyFiles).map((load) => load()),
).then((files) => files.flatMap(storiesIn));

/**
 * Returns the stories at a path. Without any, returns those of the screen component, which can have several paths. The title is that of most of them, and its
 * stories are first, because a story about another screen can begin at the same path.
 */
export async function storiesOf(path: string, screen: unknown): Promise<ScreenStories | undefined> {
  const all = await listedStories;
  const there = all.filter((story) => story.path === path);
  const stories = there.length ? there : all.filter((story) => story.screen === screen);
  const [own, ...others] = Object.values(Object.groupBy(stories, ({ title }) => title)).sort(
    (a, b) => (b?.length ?? 0) - (a?.length ?? 0),
  );
  const title = own?.[0]?.title.split('/').at(-1);
  return title ? { title, stories: [...(own ?? []), ...others.flatMap((some) => some ?? [])] } : undefined;
}

function storiesIn({ default: meta, ...stories }: StoryFile): readonly ListedStory[] {
  const title = meta.title ?? '';
  return Object.entries(stories as Record<string, ScreenStory>).map(([exported, { name, args = {} }]) => {
    const { path, scenario, children, state: shown } = { ...meta.args, ...args };
    const state = shown ?? scenarioOf(scenario)?.expect.state ?? 'draft';
    return {
      id: toId(title, storyNameFromExport(exported)),
      name: name ?? wordsOfStory(exported),
      title,
      path,
      state,
      screen: children?.type,
    };
  });
}
