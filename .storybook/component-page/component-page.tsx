import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { componentSpecifier, componentsByFolder, findComponentFolder, loadGuide } from './components.ts';
import { GuideSections } from './guide-sections.tsx';
import { InlineCode, LeadParagraph } from './guide-text.tsx';
import { nameOfStory, type PageStory } from './page-story.ts';
import { ScreenPage } from './screen-page.tsx';
import { StoriesPage } from './stories-page.tsx';

/**
 * Renders the documentation page of a story file. A component of the kit has a live example with its code, its guide and its properties; a screen
 * has a picture of each state; other files show their stories in full width.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags?.includes('dev') && tags.includes('autodocs'));
  const [first, ...others] = stories;
  const folder = findComponentFolder(first?.parameters.fileName);
  const guide = use(loadGuide(folder));
  const pages = use(componentsByFolder);
  if (/^(?:Screens|Start\/Scenarios)/.test(first?.title ?? '')) return <ScreenPage stories={stories} />;
  if (folder === undefined || first?.title.startsWith('Foundations/')) return <StoriesPage stories={stories} />;
  const properties = Object.keys(first?.argTypes ?? {}).length > 0 && (
    <>
      <Heading>Properties</Heading>
      <Description of="meta" />
      <Controls />
    </>
  );
  return (
    <main>
      <Title />
      {guide && <LeadParagraph>{guide.summary}</LeadParagraph>}
      <Unstyled>
        <p className="q-root mt-0 mb-4 bg-transparent text-label">
          <InlineCode>{componentSpecifier(first?.parameters.fileName)}</InlineCode>
        </p>
      </Unstyled>
      <div className={phoneWide}>
        <Canvas of={first?.moduleExport} sourceState="shown" />
      </div>
      {guide ? (
        <GuideSections guide={guide} page={pages[folder]?.page}>
          {properties}
        </GuideSections>
      ) : (
        properties
      )}
      <StoryGrid stories={others} />
    </main>
  );
}

/** The class for the width of a phone, 390 px, with the padding of Storybook's canvas. */
const phoneWide = 'max-w-[432px]';

/** Renders the stories of a component, each as wide as a phone, with its code. */
const StoryGrid = ({ stories }: { stories: readonly PageStory[] }) => (
  <>
    <Heading>Stories</Heading>
    <div className="grid items-start gap-x-6 [grid-template-columns:repeat(auto-fill,minmax(min(100%,390px),1fr))]">
      {stories.map((story) => (
        <section key={story.id} data-story className={`min-w-0 ${phoneWide}`}>
          <Subheading>{nameOfStory(story)}</Subheading>
          <Description of={story.moduleExport} />
          <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
        </section>
      ))}
    </div>
  </>
);
