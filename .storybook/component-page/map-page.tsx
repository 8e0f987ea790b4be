import { Story, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { Described } from './described.tsx';
import type { PageStory } from './page-story.ts';

/** The documentation page of a flow's map: its sentence and the map, as wide as the window. The title is not said twice. */
export const MapPage = ({ story }: { story: PageStory }) => (
  <div data-map-page>
    <Title />
    <Described of="meta" />
    <Unstyled>
      <div className="-mx-4 [&_nav:only-child_h2]:sr-only">
        <Story of={story.moduleExport} />
      </div>
    </Unstyled>
  </div>
);
