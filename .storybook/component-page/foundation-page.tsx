import { Heading, Story, Title } from '@storybook/addon-docs/blocks';
import { focusable } from '../pages/page.tsx';
import { Described } from './described.tsx';
import { NearView } from './near-view.tsx';
import type { PageStory } from './page-story.ts';
import { nameOfStory } from './story-grid.tsx';

/** The documentation page of a foundation: each of its stories once, without the tools of a component. */
export const FoundationPage = ({ stories }: { stories: readonly PageStory[] }) => (
  <main data-needs-width>
    <Title />
    <Described of="meta" />
    {stories.map((story) => (
      <section key={story.id} className="mb-10">
        <Heading>{nameOfStory(story)}</Heading>
        <Described of={story.moduleExport} />
        <NearView>
          <div
            role="group"
            aria-label={nameOfStory(story)}
            ref={focusable}
            className="sb-unstyled mt-4 overflow-x-auto"
          >
            <Story of={story.moduleExport} />
          </div>
        </NearView>
      </section>
    ))}
  </main>
);
