import { Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import type { PageStory } from './page-story.ts';
import { groupsOf } from './state-groups.ts';
import { StatePicture } from './state-picture.tsx';
import { nameOfStory } from './story-grid.tsx';

type StatePicturesProps = {
  stories: readonly PageStory[];
  shown: PageStory;
  onChoose: (story: PageStory) => void;
  /** What stands below the name of a state. */
  wordsOf?: (story: PageStory) => string | undefined;
};

/** About as many as the first window of a page shows. */
const FIRST = 5;

const narrow = '[grid-template-columns:repeat(auto-fill,minmax(min(132px,calc(50%-8px)),1fr))]';
/** Words need more room than a picture. */
const wide = '[grid-template-columns:repeat(auto-fill,minmax(min(176px,calc(50%-8px)),1fr))]';

/** Renders a picture of each state of a screen, in groups, which runs the state on a press. */
export const StatePictures = ({ stories, shown, onChoose, wordsOf }: StatePicturesProps) =>
  groupsOf(stories.map(grouped)).map(({ head, stories: some }, group) => (
    <section key={head ?? ''}>
      {head && <Subheading>{`${head}: ${some.length}`}</Subheading>}
      <Unstyled>
        <ul className={`q-root m-0 mt-4 mb-8 grid list-none gap-4 bg-transparent p-0 ${wordsOf ? wide : narrow}`}>
          {some.map(({ story }, at) => (
            <li key={story.id}>
              <StatePicture
                story={story}
                state={story === shown ? 'shown' : 'other'}
                words={wordsOf?.(story)}
                isFirst={group === 0 && at < FIRST}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </Unstyled>
    </section>
  ));

const grouped = (story: PageStory) => ({
  title: story.title,
  name: nameOfStory(story),
  tags: story.tags ?? [],
  globals: (story.moduleExport as { globals?: Readonly<Record<string, unknown>> }).globals ?? {},
  story,
});
