import { type ReactNode, Suspense, use } from 'react';
import { wordsOfState } from '../states.ts';
import type { FlowDrawing, Place, StatePlace, StepPlace } from './flow-drawing.ts';
import { lanes, stretchesOf } from './lanes.ts';
import { ScreenOutline } from './screen-outline.tsx';
import type { StoryLink } from './screen-stories.ts';
import { StoryPicture } from './story-picture.tsx';

const drawings = new Map<string, Promise<readonly FlowDrawing[]>>();

/** Returns the drawings of a flow. They need the code of all screens and their stories, so that a page first shows the outline of its map. */
export function drawn(flow: string): Promise<readonly FlowDrawing[]> {
  const loading = drawings.get(flow) ?? import('./flow-drawing.ts').then(({ drawingsOf }) => drawingsOf(flow));
  drawings.set(flow, loading);
  return loading;
}

/** Renders the map of a flow, and its outline until it is drawn. */
export const FlowMap = ({ flow }: { flow: string }) => (
  <Suspense fallback={<Outline />}>
    <Drawings flow={flow} />
  </Suspense>
);

const OUTLINED = 6;

const Outline = () => (
  <div role="status" aria-label="The map is loading" className="flex flex-wrap gap-x-12 gap-y-6 p-4 pt-24">
    {Array.from({ length: OUTLINED }, (_, at) => (
      <span
        key={at}
        className="block aspect-[390/844] w-[168px] animate-q-pulse overflow-hidden rounded-control border border-line motion-reduce:animate-none"
      >
        <ScreenOutline />
      </span>
    ))}
  </div>
);

/** Renders flows from their journeys: phones for each group, in order, with a lane for each way through it, then the outcomes. */
function Drawings({ flow }: { flow: string }) {
  return (
    <div className="flex flex-col gap-12 p-4">
      {use(drawn(flow)).map((drawing) => (
        <nav key={drawing.name} aria-label={`Map of ${drawing.title}`} className="flex flex-col gap-8">
          <h2 className="m-0 text-heading">{drawing.title}</h2>
          <Legend tags={drawing.groups.flatMap(([, steps]) => steps.flatMap(tagsOf))} />
          <ol className="m-0 flex list-none flex-wrap items-start gap-x-8 gap-y-8 p-0">
            {drawing.groups.map(([group, steps], index) => (
              <li key={group} className={steps.some(({ lane }) => lane) ? 'basis-full' : ''}>
                <h3 className="m-0 mb-3 flex items-center gap-2 text-title">
                  <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-caption text-ink-on-accent">
                    {index + 1}
                  </span>
                  {wordsOf(group)}
                </h3>
                <Steps steps={steps} />
              </li>
            ))}
          </ol>
          {drawing.states.length > 0 && <Outcomes drawing={drawing} />}
          {drawing.screens.length > 0 && (
            <Section title="Screens between the steps">
              <ul className={strip}>
                {drawing.screens.map((screen) => (
                  <Phone key={screen.path} place={screen} />
                ))}
              </ul>
            </Section>
          )}
        </nav>
      ))}
    </div>
  );
}

/** Rows of phones, as many as the page has room for. */
const strip = 'm-0 flex list-none flex-wrap items-start gap-x-4 gap-y-6 p-0';
/** The same with an arrow before each phone. */
const way = 'm-0 flex list-none flex-wrap items-start gap-y-6 p-0';

/** The width of a phone in a strip, in pixels. */
const PHONE = 168;

/** Small marks of steps, with what the legend says of them. */
const tags = {
  some: ['Some customers', 'A rule of the step decides from earlier answers who is asked.'],
  end: ['Can end', 'An answer can end the flow as not eligible.'],
  again: ['Asked again', 'It opens again after a change of an earlier answer.'],
  fix: ['Can be sent back', 'A reviewer can ask to fix it.'],
} as const;
type Tag = keyof typeof tags;

const tagsOf = ({ conditional, lane, canEnd, seals, requirement }: StepPlace): readonly Tag[] => [
  ...(conditional && !lane ? (['some'] as const) : []),
  ...(canEnd ? (['end'] as const) : []),
  ...(seals ? (['again'] as const) : []),
  ...(requirement ? (['fix'] as const) : []),
];

const tones: Readonly<Record<Tag, string>> = {
  some: 'bg-surface-sunken text-ink',
  end: 'bg-danger-soft text-danger',
  again: 'bg-accent-soft text-accent',
  fix: 'bg-warning-soft text-warning',
};

const TagMark = ({ tag }: { tag: Tag }) => (
  <span className={`inline-block rounded-[4px] px-1.5 text-[0.75rem] leading-5 ${tones[tag]}`}>{tags[tag][0]}</span>
);

/** Says what the marks of a map mean, each that the map has. */
function Legend({ tags: shown }: { tags: readonly Tag[] }) {
  const used = (Object.keys(tags) as Tag[]).filter((tag) => shown.includes(tag));
  if (!used.length) return null;
  return (
    <dl aria-label="Legend" className="m-0 flex flex-wrap gap-x-6 gap-y-2 text-caption text-ink-muted">
      {used.map((tag) => (
        <div key={tag} className="flex items-center gap-2">
          <dt>
            <TagMark tag={tag} />
          </dt>
          <dd className="m-0">{tags[tag][1]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the steps of a group in order; where the ways part, each has a lane. */
const Steps = ({ steps }: { steps: readonly StepPlace[] }) => (
  <ol className={way}>
    {stretchesOf(steps).map((stretch) =>
      'steps' in stretch ? (
        stretch.steps.map((step) => <StepPhone key={step.id} step={step} />)
      ) : (
        <li key={stretch.fork[0]?.[0]} className="flex basis-full flex-col gap-4">
          {stretch.fork.map(([lane, some]) => (
            <div
              key={lane}
              role="group"
              aria-label={lanes[lane]}
              className="rounded-card border-line-strong border-s-4 bg-surface-sunken py-3 ps-3"
            >
              <h4 className="mt-0 mb-3 flex items-center gap-2 text-label">
                <Branch />
                {lanes[lane]}
              </h4>
              <ol className={way}>
                {some.map((step) => (
                  <StepPhone key={step.id} step={step} />
                ))}
              </ol>
            </div>
          ))}
        </li>
      ),
    )}
  </ol>
);

const StepPhone = ({ step }: { step: StepPlace }) => (
  <Phone place={step} number={step.number} tags={tagsOf(step)} isOnAWay />
);

/** Leads from the phone before to the next one. */
const Arrow = () => (
  <svg aria-hidden viewBox="0 0 32 24" className="mt-[170px] block h-6 w-8 shrink-0 fill-none stroke-line-strong">
    <path d="M3 12h26M22 5l7 7-7 7" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const Branch = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-none stroke-ink">
    <path d="M4 4v6a6 6 0 0 0 6 6h10M15 11l5 5-5 5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Renders the states of an application after the last step. */
function Outcomes({ drawing: { states, ineligible } }: { drawing: FlowDrawing }) {
  return (
    <Section title="Outcomes">
      <ul className={strip}>
        {states.map(({ state, path, found }) => (
          <Phone
            key={state}
            place={{ id: state, path, found: found && { ...found, title: wordsOfState[state] } }}
            notes={[arrivals[state]]}
          />
        ))}
        {ineligible && (
          <Phone
            place={{ ...ineligible, found: ineligible.found && { ...ineligible.found, title: 'Not eligible' } }}
            notes={['from the steps that can end the flow']}
          />
        )}
      </ul>
    </Section>
  );
}

const arrivals: Readonly<Record<StatePlace['state'], string>> = {
  draft: 'from the first step on',
  'under-review': 'submitted, or sent again',
  'action-needed': 'a reviewer sends items back',
  opened: 'a reviewer approves',
  failed: 'a reviewer refuses',
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mt-0 mb-3 text-title">{title}</h3>
      {children}
    </section>
  );
}

type PhoneProps = {
  readonly place: Place;
  readonly number?: number;
  readonly notes?: readonly string[];
  readonly tags?: readonly Tag[];
  /** Whether a step leads to it. */
  readonly isOnAWay?: boolean;
};

/** Renders the picture of a screen, which links to the story in it, and a list of all its stories. */
function Phone({ place: { id, path, found }, number, notes = [], tags: marks = [], isOnAWay = false }: PhoneProps) {
  if (!found)
    return (
      <li className="m-0 w-[168px] shrink-0 rounded-control border border-danger px-3 py-2 text-danger text-label">
        {id} has no story
        <small className="block text-caption">{path}</small>
      </li>
    );
  return (
    <li className="flex shrink-0 items-start">
      {isOnAWay && number !== 1 && <Arrow />}
      <div className="w-[168px]">
        <a
          href={`./?path=/story/${found.cover.id}`}
          target="_top"
          className="block rounded-control text-accent text-label hover:underline"
        >
          <StoryPicture story={found.cover.id} width={PHONE} />
          <span className="block min-h-target pt-2 font-medium">
            {number ? `${number}. ` : ''}
            {found.title}
          </span>
        </a>
        <code className="wrap-anywhere block text-caption text-ink-muted">{path}</code>
        {marks.length > 0 && (
          <p className="mt-1 mb-0 flex flex-wrap gap-1">
            {marks.map((tag) => (
              <TagMark key={tag} tag={tag} />
            ))}
          </p>
        )}
        {notes.length > 0 && <p className="mt-1 mb-0 text-caption text-ink-muted">{notes.join(' · ')}</p>}
        <details>
          <summary className="min-h-target cursor-pointer py-3 text-caption text-ink-muted">
            {found.stories.length === 1 ? '1 state' : `${found.stories.length} states`}
          </summary>
          <StoryList stories={found.stories} />
        </details>
      </div>
    </li>
  );
}

function StoryList({ stories }: { stories: readonly StoryLink[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryAnchor id={id}>{name}</StoryAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Opens stories in Storybook (`_top`) and not in the frame of the map. */
function StoryAnchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className="flex min-h-target min-w-target flex-col justify-center rounded-control py-1 text-accent text-label hover:underline"
      href={`./?path=/story/${id}`}
      target="_top"
    >
      {children}
    </a>
  );
}

const wordsOf = (id: string) => {
  const words = id.replace(/^w8ben/, 'W-8BEN').replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
};
