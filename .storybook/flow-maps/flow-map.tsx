import type { ReactNode } from 'react';
import type { FlowDrawing, Place, StatePlace, StepPlace } from './flow-drawing.ts';
import type { StoryLink } from './screen-stories.ts';
import { StoryPicture } from './story-picture.tsx';

/** Renders flows from their journeys: groups in order, each screen with links to its stories, then the outcomes. */
export function FlowMap({ drawings }: { drawings: readonly FlowDrawing[] }) {
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-10 p-2">
      {drawings.map((drawing) => (
        <nav key={drawing.name} aria-label={`Map of ${drawing.title}`} className="flex flex-col gap-6">
          <h2 className="m-0 text-heading">{drawing.title}</h2>
          <ol className="m-0 grid list-none items-start gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {drawing.groups.map(([group, steps], index) => (
              <li key={group} className="rounded-card border border-line bg-surface-raised p-4">
                <h3 className="m-0 mb-3 flex items-center gap-2 text-title">
                  <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-caption text-ink-on-accent">
                    {index + 1}
                  </span>
                  {wordsOf(group)}
                </h3>
                <ol className="m-0 flex list-none flex-col gap-3 p-0">
                  {steps.map((step) => (
                    <StepNode key={step.id} step={step} />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
          {drawing.states.length > 0 && <Outcomes drawing={drawing} />}
          {drawing.screens.length > 0 && (
            <Section title="Screens between the steps">
              <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
                {drawing.screens.map((screen) => (
                  <li key={screen.path}>
                    <Node place={screen} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </nav>
      ))}
    </div>
  );
}

function StepNode({ step }: { step: StepPlace }) {
  const notes = [
    step.conditional && 'for some customers only',
    step.canEnd && 'can end as not eligible',
    step.seals && 'opens again after a changed answer',
    step.requirement && `sent back as ${step.requirement}`,
  ].filter(Boolean);
  return (
    <li>
      <Node place={step} number={step.number} />
      {notes.length > 0 && <p className="mx-3 mt-1 mb-0 text-caption text-ink-muted">{notes.join(' · ')}</p>}
    </li>
  );
}

/** Renders the states of an application after the last step. */
function Outcomes({ drawing: { states, ineligible } }: { drawing: FlowDrawing }) {
  return (
    <Section title="Outcomes">
      <ul className="m-0 grid list-none items-start gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {states.map((place) => (
          <li key={place.state} className="rounded-card border border-line bg-surface-raised p-4">
            <h4 className="m-0 text-title">{wordsOf(place.state)}</h4>
            <p className="mt-0 mb-2 text-caption text-ink-muted">
              {arrivals[place.state]} · <code>{place.path}</code>
            </p>
            {place.stories[0] && <StoryPicture story={place.stories[0].id} width={192} />}
            <StoryList stories={place.stories} />
          </li>
        ))}
        {ineligible && (
          <li className="rounded-card border border-line bg-surface-raised p-4">
            <h4 className="m-0 text-title">Not eligible</h4>
            <p className="mt-0 mb-2 text-caption text-ink-muted">
              from the steps that can end the flow · <code>{ineligible.path}</code>
            </p>
            {ineligible.found?.stories[0] && <StoryPicture story={ineligible.found.stories[0].id} width={192} />}
            <StoryList stories={ineligible.found?.stories ?? []} />
          </li>
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

/** Renders a screen with a link to its most representative story and a list of all. */
function Node({ place: { id, path, found }, number }: { place: Place; number?: number }) {
  if (!found)
    return (
      <p className="m-0 rounded-control border border-danger px-3 py-2 text-danger text-label">
        {id} has no story
        <small className="block text-caption">{path}</small>
      </p>
    );
  const best = found.stories.find(({ name }) => name === 'Filled') ?? found.stories[0];
  return (
    <div className="rounded-control border border-line-strong">
      <StoryAnchor id={best?.id ?? ''}>
        <span className="flex flex-wrap items-start gap-3 py-2">
          {best && <StoryPicture story={best.id} width={192} />}
          <span className="min-w-0 flex-[1_1_6rem]">
            <span className="block font-medium">
              {number ? `${number}. ` : ''}
              {found.title}
            </span>
            <small className="block break-all text-caption text-ink-muted">{path}</small>
          </span>
        </span>
      </StoryAnchor>
      <details className="border-line border-t">
        <summary className="min-h-target cursor-pointer px-3 py-3 text-caption text-ink-muted">
          {found.stories.length} stories
        </summary>
        <StoryList stories={found.stories} />
      </details>
    </div>
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
      className="flex min-h-target min-w-target flex-col justify-center rounded-control px-3 py-1 text-accent text-label hover:underline"
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
