import { type DocsContextProps, Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { coverOf, type Pictured } from '../flow-maps/cover.ts';
import { type PlaceInFlow, placesInFlows } from '../flow-maps/places-in-flows.ts';
import { StoryPicture } from '../flow-maps/story-picture.tsx';
import { LivePhone } from './live-phone.tsx';
import { nameOfStory } from './story-grid.tsx';
import { Waiting } from './waiting.tsx';

type PageStory = ReturnType<DocsContextProps['componentStories']>[number];

/** The documentation page of a screen: who sees it and when, the screen on a phone, and a picture of each of its states, or the state itself where no build has made a picture. A state that is chosen plays: some only come after a press. */
export function ScreenPage({ stories, children }: { stories: readonly PageStory[]; children: ReactNode }) {
  const ids = stories.map(({ id }) => id).join(' ');
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const places = usePlaces(ids, isDrawn);
  const [shown, setShown] = useState<PageStory>();
  const story = shown ?? coverOf(stories.map(picturedIn))?.story;
  if (!story) return <Title />;
  return (
    <>
      <Title />
      {places?.length === 0 && children}
      <Unstyled>
        <div className="q-root min-h-40 bg-transparent">
          {!places && <Waiting lines={5} />}
          {places?.map((place, at) => (
            <Facts key={place.flow} place={place} first={at > 0 ? places[0] : undefined} />
          ))}
        </div>
      </Unstyled>
      <Heading>{`States: ${stories.length}`}</Heading>
      <Unstyled>
        <div className="q-root flex flex-wrap items-start gap-6 bg-transparent pt-4">
          <div className="sticky top-4 w-[390px] max-w-full shrink-0">
            <LivePhone
              key={story.id}
              story={story.id}
              title={`${nameOfStory(story)}, on a phone`}
              isStill={!shown}
              onDrawn={onDrawn}
            />
            <p className="mt-2 mb-0 text-caption">
              <a className="text-accent" href={`./?path=/story/${story.id}`} target="_top">
                Open “{nameOfStory(story)}” with its controls
              </a>
            </p>
          </div>
          <ul className="m-0 grid min-w-0 flex-1 list-none gap-4 p-0 [grid-template-columns:repeat(auto-fill,minmax(132px,1fr))]">
            {stories.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one === story}
                  className="block w-full cursor-pointer rounded-control border-0 bg-transparent p-0 text-left text-ink aria-pressed:text-accent"
                  onClick={() => setShown(one)}
                >
                  <StoryPicture story={one.id} width={132} live={isDrawn ? 'without-any' : 'not-yet'} />
                  <span className="mt-1 block text-caption">{nameOfStory(one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Unstyled>
    </>
  );
}

/** A story with what its file says about its picture. */
const picturedIn = (story: PageStory): Pictured & { story: PageStory } => ({
  title: story.title,
  name: nameOfStory(story),
  globals: (story.moduleExport as Pick<Pictured, 'globals'>).globals,
  parameters: story.parameters,
  story,
});

/** Returns where the flows of the edition have the screen, and nothing until they have loaded. */
function usePlaces(ids: string, isDrawn: boolean): readonly PlaceInFlow[] | undefined {
  const [places, setPlaces] = useState<readonly PlaceInFlow[]>();
  useEffect(() => {
    if (!isDrawn) return undefined; // the flows are much code, and the screen needs the connection first
    let isLeft = false;
    void placesInFlows(new Set(ids.split(' '))).then((found) => isLeft || setPlaces(found));
    return () => {
      isLeft = true;
    };
  }, [ids, isDrawn]);
  return places;
}

/** Renders the place of a screen in a flow, and of a second flow what differs from the `first`. */
function Facts({ place, first }: { place: PlaceInFlow; first?: PlaceInFlow | undefined }) {
  const { flow, path, where, who, before, after, notes } = place;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Flow', `${flow}: ${where}`],
    ...(who !== first?.who ? [['Who sees it', who] as const] : []),
    ...(before && before.story !== first?.before?.story
      ? [['Before it', <Link key="before" {...before} />] as const]
      : []),
    ...(after && after.story !== first?.after?.story ? [['After it', <Link key="after" {...after} />] as const] : []),
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

const Link = ({ title, story }: { title: string; story: string }) => (
  <a className="text-accent" href={`./?path=/story/${story}`} target="_top">
    {title}
  </a>
);
