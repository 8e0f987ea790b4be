import { type ReactNode, useState } from 'react';
import { wordsOfState } from '../states.ts';
import { drawingsOf, type FlowDrawing, type StatePlace, type StepPlace } from './drawings.ts';
import { edgesOf } from './edges.ts';
import { wordsOfGroup } from './group-words.ts';
import { type Lane, labelsOf, lanes, lettersOf, stretchesOf } from './lanes.ts';
import { MapPhone } from './map-phone.tsx';
import { anchorOf, Overview } from './overview.tsx';
import { Legend, tagsOf } from './step-tags.tsx';
import { isPlainPage } from './story-picture.tsx';

/** Renders flows from their journeys: the whole at a glance, then phones for each group, in order, with a lane for each way through it, then the outcomes. */
export function FlowMap({ flow }: { flow: string }) {
  const [isLive, setLive] = useState(false);
  return (
    <div className="flex flex-col gap-12 p-4">
      {drawingsOf(flow).map((drawing) => (
        <nav key={drawing.name} aria-label={`Map of ${drawing.title}`} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 className="m-0 text-heading">{drawing.title}</h2>
            {!isPlainPage() && !isLive && (
              <button
                type="button"
                className="min-h-target cursor-pointer rounded-control border border-line-strong bg-surface px-3 text-accent text-label"
                onClick={() => setLive(true)}
              >
                Run the screens in this language and skin
              </button>
            )}
          </div>
          <Overview drawing={drawing} />
          <Section title="Step by step">
            <div className="flex flex-col gap-8">
              <Legend tags={drawing.groups.flatMap(([, steps]) => steps.flatMap(tagsOf))} />
              <ol className="m-0 flex list-none flex-wrap items-start gap-x-6 gap-y-8 p-0">
                {drawing.groups.map(([group, steps], index) => (
                  <li key={group} className="max-w-full">
                    <h4 className="m-0 mb-3 flex items-center gap-2 text-title">
                      <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-caption text-ink-on-accent">
                        {index + 1}
                      </span>
                      {wordsOfGroup(group)}
                    </h4>
                    <Steps drawing={drawing} steps={steps} isLive={isLive} />
                  </li>
                ))}
              </ol>
            </div>
          </Section>
          {drawing.states.length > 0 && <Outcomes drawing={drawing} isLive={isLive} />}
          {drawing.screens.length > 0 && (
            <Section title="Other screens on the way">
              <ul className={strip}>
                {drawing.screens.map((screen) => (
                  <MapPhone key={screen.path} place={screen} isLive={isLive} />
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

type StepsProps = { drawing: FlowDrawing; steps: readonly StepPlace[]; isLive: boolean };

/** Renders the steps of a group in order; where the ways part, their lanes are side by side. */
function Steps({ drawing, steps, isLive }: StepsProps) {
  const all = drawing.groups.flatMap(([, some]) => some);
  const [labels, letters] = [labelsOf(all), lettersOf(all)];
  const edges = edgesOf(drawing);
  /** Where a way goes on after its last step here. */
  const next = (lane: Lane, some: readonly StepPlace[]) => {
    const last = some.at(-1)?.id;
    const { to } = edges.find((edge) => edge.from === last && (edge.lane ?? lane) === lane) ?? {};
    return all.find(({ id }) => id === to);
  };
  const phone = (step: StepPlace) => (
    <MapPhone
      key={step.id}
      place={step}
      anchor={anchorOf(drawing, step)}
      label={labels.get(step.id)}
      tags={tagsOf(step)}
      isOnAWay
      isLive={isLive}
    />
  );
  return (
    <ol className={way}>
      {stretchesOf(steps).map((stretch) =>
        'steps' in stretch ? (
          stretch.steps.map(phone)
        ) : (
          <li key={stretch.fork[0]?.[0]} className="flex max-w-full flex-wrap items-stretch gap-3 ps-3">
            {stretch.fork.map(([lane, some]) => (
              <div
                key={lane}
                role="group"
                aria-label={lanes[lane]}
                className="rounded-card border-line-strong border-s-4 bg-surface-sunken p-3"
              >
                <h5 className="mt-0 mb-3 flex items-center gap-2 text-title">
                  <Branch />
                  Branch {letters.get(lane)}: {lanes[lane]}
                </h5>
                <ol className={way}>{some.map(phone)}</ol>
                <GoesOn to={next(lane, some)} label={labels.get(next(lane, some)?.id ?? '')} />
              </div>
            ))}
          </li>
        ),
      )}
    </ol>
  );
}

/** Says where a way leads to after its own steps: where both meet again, or on along the way. */
const GoesOn = ({ to, label }: { to: StepPlace | undefined; label: string | undefined }) =>
  to ? (
    <p data-goes-on className="mt-4 mb-0 flex items-center gap-2 text-ink-muted text-label">
      <Merge />
      Goes on at {label}. {to.found?.title ?? to.id}
    </p>
  ) : null;

const Merge = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0 fill-none stroke-ink-muted">
    <path d="M4 12h16M15 7l5 5-5 5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const Branch = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-none stroke-ink">
    <path d="M4 4v6a6 6 0 0 0 6 6h10M15 11l5 5-5 5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Renders the states of an application after the last step. */
function Outcomes({ drawing, isLive }: { drawing: FlowDrawing; isLive: boolean }) {
  const { states, ineligible } = drawing;
  return (
    <Section title="Outcomes">
      <ul className={strip}>
        {states.map(({ state, path, found }) => (
          <MapPhone
            key={state}
            anchor={anchorOf(drawing, { id: state })}
            place={{ id: state, path, found: found && { ...found, title: wordsOfState[state] } }}
            notes={[arrivals[state]]}
            isLive={isLive}
          />
        ))}
        {ineligible && (
          <MapPhone
            place={{ ...ineligible, found: ineligible.found && { ...ineligible.found, title: 'Not eligible' } }}
            notes={['From each step that can end here']}
            isLive={isLive}
          />
        )}
      </ul>
    </Section>
  );
}

const arrivals: Readonly<Record<StatePlace['state'], string>> = {
  draft: 'From the first step on',
  'under-review': 'After the customer has sent it',
  'action-needed': 'When we ask for a correction',
  opened: 'When we have approved it',
  failed: 'When we have refused it',
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mt-0 mb-3 text-title">{title}</h3>
      {children}
    </section>
  );
}
