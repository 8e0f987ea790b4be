import { Description, Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { StoryPicture } from '../flow-maps/story-picture.tsx';
import { LeadParagraph } from './guide-text.tsx';
import { nameOfStory, type PageStory } from './page-story.ts';
import purposes from './screen-purposes.json' with { type: 'json' };

/** Renders the documentation page of a screen: its purpose, and a picture of each state, which links to the story. */
export function ScreenPage({ stories }: { stories: readonly PageStory[] }) {
  const purpose = (purposes as Readonly<Record<string, string>>)[stories[0]?.title.replace('Screens/', '') ?? ''];
  return (
    <main data-wide>
      <Title />
      {purpose ? <LeadParagraph>{purpose}</LeadParagraph> : <Description of="meta" />}
      <Heading>{`States: ${stories.length}`}</Heading>
      <Unstyled>
        <ul className="q-root m-0 grid list-none gap-x-4 gap-y-6 bg-transparent p-0 pt-4 [grid-template-columns:repeat(auto-fill,minmax(min(176px,100%),1fr))]">
          {stories.map((story) => (
            <li key={story.id}>
              <a className="block text-accent no-underline" href={`./?path=/story/${story.id}`} target="_top">
                <StoryPicture story={story.id} />
                <span className="mt-2 block font-semibold text-label">{nameOfStory(story)}</span>
              </a>
              <p className="mt-0.5 mb-0 text-caption text-ink-muted">{commentOf(story)}</p>
            </li>
          ))}
        </ul>
      </Unstyled>
    </main>
  );
}

/** Returns the comment of a story without backticks and asterisks, or undefined if it has no comment. */
function commentOf({ parameters }: PageStory): string | undefined {
  const { description } = (parameters.docs ?? {}) as { description?: { story?: string } };
  return description?.story?.replaceAll(/[`*]/g, '');
}
