import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { byMoment } from '../moments.ts';
import { wordsOfStory } from '../story-words.ts';
import { Described } from './described.tsx';
import { LazyStory } from './lazy-story.tsx';
import { phoneWide } from './live-example.tsx';
import type { PageStory } from './page-story.ts';

/** Returns the name that the sidebar shows. */
export const nameOfStory = ({ name, moduleExport }: PageStory): string =>
  (moduleExport as { name?: string }).name ?? wordsOfStory(name);

/** Renders the stories of a component as wide as a phone, two in a row, below the moments of a customer where it has some. */
export function StoryGrid({ stories }: { stories: readonly PageStory[] }) {
  const named = stories.map((story) => ({ name: nameOfStory(story), story }));
  return (
    <>
      <Heading>Stories</Heading>
      {byMoment(stories[0]?.title ?? '', named).map(({ head, stories: some }) => (
        <section key={head ?? ''} data-moment={head}>
          {head && <Subheading>{`${head}: ${some.length}`}</Subheading>}
          <div className="grid items-start gap-x-6" style={{ gridTemplateColumns: columns }}>
            {some.map(({ name, story }) => (
              <section key={story.id} data-story className={`min-w-0 ${phoneWide(story)}`}>
                {head ? <h4>{name}</h4> : <Subheading>{name}</Subheading>}
                <Described of={story.moduleExport} />
                <LazyStory story={story} isFirst={story === stories[0]} />
              </section>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Two stories as wide as a phone fit beside each other from 804 px. */
const columns = 'repeat(auto-fill, minmax(min(100%, 390px), 1fr))';
