import { Description, Heading, Story, Title } from '@storybook/addon-docs/blocks';
import { nameOfStory, type PageStory } from './page-story.ts';

/** Renders the documentation page of a foundation or a map: each of its stories in full width, without controls. */
export const StoriesPage = ({ stories }: { stories: readonly PageStory[] }) => (
  <main data-wide>
    <Title />
    <Description of="meta" />
    {stories.map((story) => (
      <section key={story.id} className="mb-10">
        <Heading>{nameOfStory(story)}</Heading>
        <Description of={story.moduleExport} />
        <div className="sb-unstyled mt-4 overflow-x-auto">
          <Story of={story.moduleExport} />
        </div>
      </section>
    ))}
  </main>
);
