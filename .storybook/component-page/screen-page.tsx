import { Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useMemo, useState } from 'react';
import { coverOf, type Pictured } from '../flow-maps/cover.ts';
import { type PlaceInFlow, placesInFlows } from '../flow-maps/places-in-flows.ts';
import { LivePhone } from './live-phone.tsx';
import type { PageStory } from './page-story.ts';
import { purposeOf } from './screen-purposes.ts';
import { StatePictures } from './state-pictures.tsx';
import { nameOfStory } from './story-grid.tsx';

/** The documentation page of a screen: a picture of it beside what it is for and who sees it, and a picture of each of its states. A state that is chosen plays: some only come after a press. */
export function ScreenPage({ stories, children }: { stories: readonly PageStory[]; children: ReactNode }) {
  const ids = stories.map(({ id }) => id).join(' ');
  const places = useMemo(() => placesInFlows(new Set(ids.split(' '))), [ids]);
  const [isRunning, setRunning] = useState(false);
  const [shown, setShown] = useState<PageStory>();
  const story = shown ?? coverOf(stories.map(picturedIn))?.story;
  if (!story) return <Title />;
  const choose = (one: PageStory) => {
    setShown(one);
    setRunning(true);
  };
  return (
    <>
      <Title />
      <div data-live-page className="flex flex-wrap items-start gap-x-8 gap-y-6 pt-4">
        <div className="top-4 max-w-full shrink-0 md:sticky">
          <Unstyled>
            <div className="q-root bg-transparent">
              <LivePhone
                key={story.id}
                story={story.id}
                title={`${nameOfStory(story)}, on a phone`}
                isStill={!shown}
                isRunning={isRunning}
              />
              {!isRunning && (
                <button
                  type="button"
                  className="mt-3 block min-h-target w-full cursor-pointer rounded-full border border-line-strong bg-surface px-4 font-medium text-accent text-label"
                  onClick={() => setRunning(true)}
                >
                  Run live
                </button>
              )}
              <p className="mt-2 mb-0 max-w-[200px] text-caption">
                <a className="text-accent" href={`./?path=/story/${story.id}`} target="_top">
                  Open “{nameOfStory(story)}” with its controls
                </a>
              </p>
            </div>
          </Unstyled>
        </div>
        <div className="min-w-[min(100%,18rem)] flex-1">
          <Unstyled>
            <p className="q-root mt-0 mb-6 max-w-[44rem] bg-transparent text-[1.125rem] text-ink-muted leading-relaxed">
              {purposeOf(story.title)}
            </p>
          </Unstyled>
          {places.length === 0 && children}
          <Unstyled>
            <div className="q-root bg-transparent">
              {places.map((place, at) => (
                <Facts key={place.flow} place={place} first={at > 0 ? places[0] : undefined} />
              ))}
            </div>
          </Unstyled>
          <Heading>{`States: ${stories.length}`}</Heading>
          <StatePictures stories={stories} shown={story} onChoose={choose} />
        </div>
      </div>
    </>
  );
}

/** A story with what its file says about its picture. */
const picturedIn = (story: PageStory): Pictured & { story: PageStory } => ({
  title: story.title,
  name: nameOfStory(story),
  globals: (story.moduleExport as Pick<Pictured, 'globals'>).globals,
  parameters: story.parameters,
  questions: story.initialArgs.questions as Pictured['questions'],
  story,
});

/** Renders the place of a screen in a flow, and of a second flow what differs from the `first`. */
function Facts({ place, first }: { place: PlaceInFlow; first?: PlaceInFlow | undefined }) {
  const { flow, path, where, who, before, after, notes } = place;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Flow', `${flow}: ${where}`],
    ...(who !== first?.who ? [['Who sees it', who] as const] : []),
    ...(before && before.story !== first?.before?.story
      ? [['Before it', <Link key="before" {...before} />] as const]
      : []),
    ...(after.length && after.map(({ story }) => story).join() !== first?.after.map(({ story }) => story).join()
      ? [['After it', <Links key="after" to={after} />] as const]
      : []),
    ...(notes.length && notes.join() !== first?.notes.join() ? [['Also', notes.join('. ')] as const] : []),
    ...(path !== first?.path ? [['Path', <code key="path">{path}</code>] as const] : []),
  ];
  return (
    <dl className="mt-0 mb-6 grid max-w-[44rem] grid-cols-[8rem_1fr] gap-x-4 gap-y-1 text-label">
      {rows.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="m-0">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const Links = ({ to }: { to: PlaceInFlow['after'] }) =>
  to.map((one, at) => (
    <span key={one.story}>
      {at > 0 ? ' or ' : ''}
      <Link {...one} />
    </span>
  ));

const Link = ({ title, story }: { title: string; story: string }) => (
  <a className="text-accent" href={`./?path=/story/${story}`} target="_top">
    {title}
  </a>
);
