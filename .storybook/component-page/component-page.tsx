import facts from 'virtual:kit-facts';
import { Controls, DocsContext, Heading, Primary, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Described } from './described.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { GuideSections } from './guide-sections.tsx';
import { leads } from './leads.ts';
import { heightOfExample, LiveExample, phoneWide } from './live-example.tsx';
import { MapPage } from './map-page.tsx';
import { ScenariosPage } from './scenarios-page.tsx';
import { ScreenPage } from './screen-page.tsx';
import { StoryGrid } from './story-grid.tsx';
import { useGuide } from './use-guide.ts';
import { Waiting } from './waiting.tsx';
import { Code } from './words.tsx';

/** The documentation page of a story file. A component of the kit begins with what it does and a live example; its guide follows, then the table of properties. */
export function ComponentPage() {
  // a story that only leads to another screen is a test, and no picture of this one
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags?.includes('dev'));
  const folder = folderOf(stories[0]);
  const guide = useGuide(folder);
  if (stories[0]?.title.startsWith('Screens/'))
    return (
      <ScreenPage stories={stories}>
        <Described of="meta" />
      </ScreenPage>
    );
  if (stories[0]?.title.startsWith('Foundations/')) return <FoundationPage stories={stories} />;
  if (stories[0]?.title.startsWith('Start/Flow maps/')) return <MapPage story={stories[0]} />;
  if (stories[0]?.title === 'Start/Scenarios') return <ScenariosPage stories={stories} />;
  if (folder === undefined)
    return (
      <main>
        <Title />
        <Described of="meta" />
        <Primary />
        <Controls />
        <Stories />
      </main>
    );
  // without its guide the page would be pushed down once that has loaded
  if (guide === undefined)
    return (
      <main>
        <Title />
        <Lead folder={folder} />
        <Unstyled>
          <div className="q-root flex min-h-screen flex-col gap-10 bg-transparent pt-6">
            <span
              className={`block w-full animate-q-pulse rounded-card bg-surface-sunken motion-reduce:animate-none ${stories[0] ? phoneWide(stories[0]) : ''}`}
              style={{ height: heightOfExample(stories[0]?.id ?? '') + TOOLBAR }}
            />
            <Waiting lines={5} />
            <Waiting lines={8} />
          </div>
        </Unstyled>
      </main>
    );
  return (
    <main>
      <Title />
      <Lead folder={folder} />
      {stories[0] && (
        <div className={phoneWide(stories[0])}>
          <LiveExample story={stories[0]}>
            <Primary />
          </LiveExample>
        </div>
      )}
      {guide !== 'none' && <GuideSections guide={guide} folder={folder} />}
      <Heading>Properties</Heading>
      <Described of="meta" />
      <EntryPoint folder={folder} />
      <Controls />
      <StoryGrid stories={stories} />
    </main>
  );
}

/** px of the bar above an example. */
const TOOLBAR = 42;

/** Says what a component does, before its first live example. */
const Lead = ({ folder }: { folder: string }) => (
  <Unstyled>
    <p
      data-lead
      className="q-root mt-0 mb-6 max-w-[44rem] bg-transparent text-[1.125rem] text-ink-muted leading-relaxed"
    >
      {leads[folder]}
    </p>
  </Unstyled>
);

/** Returns the folder of the kit's component that the page is about. */
function folderOf(story: { parameters: Record<string, unknown> } | undefined): string | undefined {
  const folder = /packages\/ui\/src\/([\w-]+)\//.exec(String(story?.parameters.fileName))?.[1];
  return folder !== undefined && folder in facts ? folder : undefined;
}

function EntryPoint({ folder }: { folder: string }) {
  const bytes = facts[folder]?.bytes;
  return (
    <Unstyled>
      <p className="q-root m-0 mb-6 bg-transparent text-ink-muted text-label">
        <Code>{`@quayside/ui/${folder}`}</Code>
        {bytes !== undefined && ` · ${(bytes / 1000).toFixed(1)} kB by itself, gzip`}
      </p>
    </Unstyled>
  );
}
