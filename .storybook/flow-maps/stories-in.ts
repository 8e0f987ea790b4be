import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { QuestionLayout } from '../../packages/flow/src/step-pages.ts';
import { scenarioOf } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { inReadingOrder } from '../story-order.ts';
import { wordsOfStory } from '../story-words.ts';
import type { Pictured } from './cover.ts';
import type { StoryLink } from './drawings.ts';

type ScreenStory = Pick<Pictured, 'globals' | 'parameters'> & {
  name?: string;
  tags?: readonly string[];
  args?: {
    path?: string;
    state?: string;
    scenario?: string;
    questions?: QuestionLayout;
    children?: { type?: unknown };
  };
};
export type StoryFile = { default: ScreenStory & { title?: string }; __namedExportsOrder?: readonly string[] };

/** A story with the application state that it shows. */
export type ListedStory = StoryLink &
  Pictured & { readonly state: string; readonly path: string | undefined; readonly screen: unknown };

/**
 * Returns the stories of a file in the order of the sidebar, without those that only lead to another screen. A build adds
 * `__namedExportsOrder`, which is no story.
 */
export function storiesIn({ default: meta, __namedExportsOrder, ...exported }: StoryFile): readonly ListedStory[] {
  const title = meta.title ?? '';
  const stories = exported as Record<string, ScreenStory>;
  const order = (__namedExportsOrder ?? Object.keys(stories)).filter(
    (name) => name in stories && !stories[name]?.tags?.includes('!dev'),
  );
  const listed = order.map((name) => {
    const { name: own, args = {}, globals, parameters } = stories[name] as ScreenStory;
    const { path, scenario, questions, children, state: shown } = { ...meta.args, ...args };
    const state = shown ?? scenarioOf(scenario)?.expect.state ?? 'draft';
    return {
      id: toId(title, storyNameFromExport(name)),
      name: own ?? wordsOfStory(name),
      title,
      path,
      state,
      screen: children?.type,
      globals: { ...meta.globals, ...globals },
      parameters,
      questions,
    };
  });
  return inReadingOrder(listed);
}
