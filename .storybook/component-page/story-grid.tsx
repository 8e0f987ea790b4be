import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { Description, DocsStory, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { wordsOfStory } from '../story-words.ts';

type PageStory = ReturnType<DocsContextProps['componentStories']>[number];

/** Returns the name that the sidebar shows. */
export const nameOfStory = ({ name, moduleExport }: PageStory): string =>
  (moduleExport as { name?: string }).name ?? wordsOfStory(name);

/** Renders the stories of a component as wide as a phone, two in a row. */
export const StoryGrid = ({ stories }: { stories: readonly PageStory[] }) => (
  <>
    <Heading>Stories</Heading>
    <div className="grid items-start gap-x-6" style={{ gridTemplateColumns: columns }}>
      {stories.map((story) => (
        <section key={story.id} className="min-w-0">
          <Subheading>{nameOfStory(story)}</Subheading>
          <Description of={story.moduleExport} />
          <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
        </section>
      ))}
    </div>
  </>
);

/** 390 px and the padding of a canvas. */
const columns = 'repeat(auto-fill, minmax(min(100%, 432px), 1fr))';
