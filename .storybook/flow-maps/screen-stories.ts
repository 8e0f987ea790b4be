import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { QuestionLayout } from '../../packages/flow/src/step-pages.ts';
import { findScenario } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { findStates } from '../states.ts';

type Annotations = {
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly cover?: boolean };
  readonly args?: {
    readonly path?: string;
    readonly state?: string;
    readonly scenario?: string;
    readonly questions?: QuestionLayout;
    readonly children?: { readonly type?: unknown };
  };
};
type StoryFile = { readonly default: Annotations & { readonly title: string } } & Readonly<Record<string, Annotations>>;

const files = import.meta.glob<StoryFile>('../../packages/flow-*/src/**/*.stories.tsx');
const stories = Promise.all(Object.values(files).map((load) => load())).then((all) => all.flatMap(storiesIn));

type Story = ReturnType<typeof storiesIn>[number];

function storiesIn({ default: meta, ...exported }: StoryFile) {
  return Object.entries(exported)
    .filter(([, { tags }]) => !tags?.includes('!dev')) // such a story only tests where a screen leads
    .map(([key, story]) => {
      const { path, state, scenario, questions, children } = { ...meta.args, ...story.args };
      return {
        title: meta.title,
        id: toId(meta.title, storyNameFromExport(key)),
        name: story.name ?? storyNameFromExport(key),
        globals: { ...meta.globals, ...story.globals },
        isCover: story.parameters?.cover === true,
        state: state ?? findScenario(scenario)?.expect.state ?? 'draft',
        path,
        questions,
        screen: children?.type,
      };
    });
}

type Wanted = {
  readonly path: string;
  readonly screen: unknown;
  /** The state of the application that the story must show; undefined if any state fits. */
  readonly state: string | undefined;
  readonly questions: QuestionLayout | undefined;
};

/**
 * Resolves with the id of the story that represents a screen, and the title of its page. Finds stories that begin at the
 * path of the screen, or else render its component. If several pages have such stories, chooses the page with the most.
 * Rejects with a TypeError if there is no such story.
 */
export async function findScreenStory({ path, screen, state, questions }: Wanted) {
  const all = await stories;
  const atPath = all.filter((story) => story.path === path);
  const ofScreen = atPath.length > 0 ? atPath : all.filter((story) => story.screen === screen);
  const inState = ofScreen.filter((story) => !state || story.state === state);
  const pages = [...Map.groupBy(inState, ({ title }) => title).values()].toSorted((a, b) => b.length - a.length);
  const cover = coverOf(pages[0] ?? [], questions);
  if (!cover) throw new TypeError(`${path} has no story`);
  return { title: cover.title.split('/').at(-1) ?? '', story: cover.id };
}

/** Toolbar settings that a story can fix, so that it shows only one language, skin or width. */
const fixed = ['language', 'skin', 'viewport', 'textSize', 'network', 'edition'];
const unlikeTheScreen: readonly string[] = ['error', 'loading', 'offline'];

/**
 * Returns the story that represents a screen: the one with `parameters: { cover: true }`, else the empty one, the filled
 * one or the first one. Leaves out errors, fixed toolbar settings and another layout of questions, if other stories
 * remain.
 */
function coverOf(stories: readonly Story[], layout: QuestionLayout = 'one-per-page'): Story | undefined {
  const plain = stories.filter(
    ({ title, name, globals }) =>
      !fixed.some((one) => one in globals) && !findStates(title, name).some((state) => unlikeTheScreen.includes(state)),
  );
  const alike = plain.filter(({ questions = layout }) => questions === layout);
  const possible = alike.length > 0 ? alike : plain;
  return (
    stories.find(({ isCover }) => isCover) ??
    possible.find(({ name }) => name === 'Empty') ??
    possible.find(({ name }) => name === 'Filled') ??
    possible.find(({ title, name }) => !findStates(title, name).includes('empty')) ??
    possible[0] ??
    stories[0]
  );
}
