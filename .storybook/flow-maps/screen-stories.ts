import type { QuestionLayout } from '../../packages/flow/src/step-pages.ts';
import { coverOf } from './cover.ts';
import type { ScreenStories } from './drawings.ts';
import { type ListedStory, type StoryFile, storiesIn } from './stories-in.ts';

const storyFiles = import.meta.glob<StoryFile>('../../packages/flow-*/src/**/*.stories.tsx');

const listedStories: Promise<readonly ListedStory[]> = Promise.all(
  Object.values(storyFiles).map((load) => load()),
).then((files) => files.flatMap(storiesIn));

/**
 * Returns the stories at a path. Without any, returns those of the screen component, which can have several paths. The title is that of most of them:
 * stories about another screen can begin at the same path. `state` leaves the stories of one state of an application. `layout`: how the flow shows questions.
 */
export async function storiesOf(
  path: string,
  screen: unknown,
  { state, layout }: { state?: string | undefined; layout?: QuestionLayout | undefined } = {},
): Promise<ScreenStories | undefined> {
  const all = await listedStories;
  const there = all.filter((story) => story.path === path);
  const stories = (there.length ? there : all.filter((story) => story.screen === screen)).filter(
    (story) => !state || story.state === state,
  );
  const [own = [], ...others] = Object.values(Object.groupBy(stories, ({ title }) => title)).sort(
    (a, b) => (b?.length ?? 0) - (a?.length ?? 0),
  );
  const cover = coverOf(own, layout);
  if (!cover) return undefined;
  return {
    title: pageOf(cover),
    cover: linkTo(cover),
    stories: own.map(linkTo),
    others: others.flatMap((some) => (some?.[0] ? [{ title: pageOf(some[0]), stories: some.map(linkTo) }] : [])),
  };
}

const pageOf = ({ title }: ListedStory) => title.split('/').at(-1) ?? title;
const linkTo = ({ id, name }: ListedStory) => ({ id, name });
