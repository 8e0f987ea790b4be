import facts from 'virtual:kit-facts';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { GuideSections } from './guide-sections.tsx';
import { StoryGrid } from './story-grid.tsx';
import { useGuide } from './use-guide.ts';
import { Waiting } from './waiting.tsx';
import { Code } from './words.tsx';

/** It brings the flows and the sandbox, which no page of the kit needs. */
const ScreenPage = lazy(async () => ({ default: (await import('./screen-page.tsx')).ScreenPage }));

/** The documentation page of a story file. A component of the kit has its guide above the table of properties. */
export function ComponentPage() {
  // a story that only leads to another screen is a test, and no picture of this one
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags?.includes('dev'));
  const folder = folderOf(stories[0]);
  const guide = useGuide(folder);
  if (stories[0]?.title.startsWith('Screens/'))
    return (
      <Suspense fallback={<Title />}>
        <ScreenPage stories={stories}>
          <Description of="meta" />
        </ScreenPage>
      </Suspense>
    );
  if (folder === undefined)
    return (
      <>
        <Title />
        <Description of="meta" />
        <Primary />
        <Controls />
        <Stories />
      </>
    );
  // without its guide the page would be pushed down once that has loaded
  if (guide === undefined)
    return (
      <>
        <Title />
        <Unstyled>
          <div className="q-root flex min-h-screen flex-col gap-10 bg-transparent">
            <Waiting lines={5} />
            <span className="block h-72 animate-q-pulse rounded-card bg-surface-sunken motion-reduce:animate-none" />
            <Waiting lines={8} />
          </div>
        </Unstyled>
      </>
    );
  return (
    <>
      <Title />
      {guide !== 'none' && <GuideSections guide={guide} folder={folder} />}
      <Heading>Properties</Heading>
      <Description of="meta" />
      <EntryPoint folder={folder} />
      <div className="max-w-[432px]">
        <Primary />
      </div>
      <Controls />
      <StoryGrid stories={stories} />
    </>
  );
}

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
