import type { ReactNode } from 'react';
import { wordsOfState } from '../states.ts';
import type { FlowDrawing, Place, StatePlace, StepPlace } from './flow-drawing.ts';
import type { StoryLink } from './screen-stories.ts';
import { StoryPicture } from './story-picture.tsx';

/** Renders flows from their journeys: a strip of phones for each group, in order, then the outcomes. */
export function FlowMap({ drawings }: { drawings: readonly FlowDrawing[] }) {
  return (
    <div className="flex flex-col gap-12 p-4">
      {drawings.map((drawing) => (
        <nav key={drawing.name} aria-label={`Map of ${drawing.title}`} className="flex flex-col gap-8">
          <h2 className="m-0 text-heading">{drawing.title}</h2>
          <ol className="m-0 flex list-none flex-wrap items-start gap-x-10 gap-y-8 p-0">
            {drawing.groups.map(([group, steps], index) => (
              <li key={group} className="min-w-0 max-w-full">
                <h3 className="m-0 mb-3 flex items-center gap-2 text-title">
                  <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-caption text-ink-on-accent">
                    {index + 1}
                  </span>
                  {wordsOf(group)}
                </h3>
                <ol className={strip}>
                  {steps.map((step) => (
                    <Phone key={step.id} place={step} number={step.number} notes={notesOf(step)} />
                  ))}
                </ol>
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

/** A row that scrolls by itself: a map is as wide as the page, and one row of phones high for each group. */
const strip = 'm-0 flex list-none items-start gap-4 overflow-x-auto p-0 pb-3';

/** The width of a phone in a strip, in pixels. */
const PHONE = 168;

const notesOf = (step: StepPlace): readonly string[] =>
  [
    step.conditional && 'for some customers only',
    step.canEnd && 'can end as not eligible',
    step.seals && 'opens again after a changed answer',
    step.requirement && `to fix as ${step.requirement}`,
  ].filter((note) => note !== false && note !== undefined);

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

type PhoneProps = { readonly place: Place; readonly number?: number; readonly notes?: readonly string[] };

/** Renders the picture of a screen, which links to the story in it, and a list of all its stories. */
function Phone({ place: { id, path, found }, number, notes = [] }: PhoneProps) {
  if (!found)
    return (
      <li className="m-0 w-[168px] shrink-0 rounded-control border border-danger px-3 py-2 text-danger text-label">
        {id} has no story
        <small className="block text-caption">{path}</small>
      </li>
    );
  return (
    <li className="w-[168px] shrink-0">
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
      <code className="block break-all text-caption text-ink-muted">{path}</code>
      {notes.length > 0 && <p className="mt-1 mb-0 text-caption text-ink-muted">{notes.join(' · ')}</p>}
      <details>
        <summary className="min-h-target cursor-pointer py-3 text-caption text-ink-muted">
          {found.stories.length === 1 ? '1 state' : `${found.stories.length} states`}
        </summary>
        <StoryList stories={found.stories} />
      </details>
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
