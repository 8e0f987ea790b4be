import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { scenarioOf } from '../../packages/sandbox/src/scenarios/scenarios.ts';

/** What a story of a screen says of itself, as the stories of the flows write it. */
type ScreenStory = { args?: { path?: string; state?: string; scenario?: string; children?: { type?: unknown } } };
type StoryFile = { default: ScreenStory & { title?: string } };

/** A story: its address in Storybook, its name, and the application state that it shows. */
export type StoryLink = { readonly id: string; readonly name: string; readonly state: string };
/** The stories of one screen, and the name that designers know it by. */
export type ScreenStories = { readonly title: string; readonly stories: readonly StoryLink[] };

type Told = StoryLink & { readonly title: string; readonly path: string | undefined; readonly screen: unknown };

const storyFiles = import.meta.glob<StoryFile>('../../packages/flow-*/src/**/*.stories.tsx');

const told: Promise<readonly Told[]> = Promise.all(Object.values(storyFiles).map((load) => load())).then((files) =>
  files.flatMap(storiesIn),
);

/** The stories at a path; where none names it, those of the screen itself, which may stand under several paths. */
export async function storiesOf(path: string, screen: unknown): Promise<ScreenStories | undefined> {
  const all = await told;
  const there = all.filter((story) => story.path === path);
  const stories = there.length ? there : all.filter((story) => story.screen === screen);
  const title = stories[0]?.title.split('/').at(-1);
  return title ? { title, stories } : undefined;
}

function storiesIn({ default: meta, ...stories }: StoryFile): readonly Told[] {
  const title = meta.title ?? '';
  return Object.entries(stories as Record<string, ScreenStory>).map(([exported, { args = {} }]) => {
    const name = storyNameFromExport(exported);
    const { path, scenario, children, state: told } = { ...meta.args, ...args };
    const state = told ?? scenarioOf(scenario)?.expect.state ?? 'draft';
    return { id: toId(title, name), name, title, path, state, screen: children?.type };
  });
}
