import groupTexts from '../../packages/i18n/src/text/flow/en.json' with { type: 'json' };
import { type DrawnScreen, type DrawnStep, type FlowDrawing, findFlowDrawings, type ScreenTag } from './drawings.ts';
import { divideIntoStretches, labelSteps, laneTitles } from './lanes.ts';
import { StoryPicture } from './story-picture.tsx';

/** Renders the screens of a flow in order: the steps by group and branch, then the outcomes and the screens between steps. */
export const FlowMap = ({ flow }: { flow: string }) => (
  <div className="flex flex-col gap-12 p-4">
    {findFlowDrawings(flow).map((drawing) => (
      <nav key={drawing.title} aria-label={`Map of ${drawing.title}`} className="flex flex-col gap-8">
        <h2 className="m-0 text-heading">{drawing.title}</h2>
        <Legend drawing={drawing} />
        <Groups drawing={drawing} />
        <Screens title="Outcomes" screens={drawing.outcomes} />
        <Screens title="Screens between steps" screens={drawing.others} />
      </nav>
    ))}
  </div>
);

const row = 'm-0 flex list-none flex-wrap items-start gap-x-4 gap-y-6 p-0';
/** The classes of an arrow in the gap before each step except the first. */
const arrow =
  "relative not-first:ms-5 not-first:before:absolute not-first:before:-start-7 not-first:before:top-40 not-first:before:text-title not-first:before:text-ink-muted not-first:before:content-['→']";

function Groups({ drawing: { steps } }: { drawing: FlowDrawing }) {
  const labels = labelSteps(steps);
  const groups = [...Map.groupBy(steps, ({ group }) => group)];
  return (
    <ol className="m-0 flex list-none flex-wrap items-start gap-x-10 gap-y-8 p-0">
      {groups.map(([group, some], at) => (
        <li key={group} className="max-w-full">
          <h3 className="mt-0 mb-3 flex items-center gap-2 text-title">
            <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-caption text-ink-on-accent">
              {at + 1}
            </span>
            {nameOfGroup(group)}
          </h3>
          <div className={row}>
            {divideIntoStretches(some).map((stretch) =>
              stretch.map(([lane, inLane]) => (
                <Lane key={`${lane} ${inLane[0]?.id}`} name={lane && laneTitles[lane]} steps={inLane} labels={labels} />
              )),
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const nameOfGroup = (group: string): string =>
  (groupTexts as Readonly<Record<string, string>>)[`group.${group}`] ?? group.replaceAll('-', ' ');

type LaneProps = { name: string | undefined; steps: readonly DrawnStep[]; labels: ReadonlyMap<string, string> };

/** Renders steps in a row. A branch of the flow has a name and a frame. */
const Lane = ({ name, steps, labels }: LaneProps) => (
  <div
    role="group"
    aria-label={name ?? 'All customers'}
    className={name ? 'max-w-full rounded-card border-accent border-s-4 bg-surface-sunken p-3' : 'max-w-full'}
  >
    {name && <h4 className="mt-0 mb-3 text-label">{name}</h4>}
    <ol className={row}>
      {steps.map((step) => (
        <Phone key={step.id} screen={step} label={labels.get(step.id)} tags={step.tags} />
      ))}
    </ol>
  </div>
);

const Screens = ({ title, screens }: { title: string; screens: readonly DrawnScreen[] }) =>
  screens.length > 0 && (
    <section>
      <h3 className="mt-0 mb-3 text-title">{title}</h3>
      <ul className={row}>
        {screens.map((screen) => (
          <Phone key={screen.title + screen.path} screen={screen} />
        ))}
      </ul>
    </section>
  );

type PhoneProps = { screen: DrawnScreen; label?: string | undefined; tags?: readonly ScreenTag[] };

/** Renders the picture of a screen, which links to its story, and a link to all its states. */
const Phone = ({ screen: { title, story }, label, tags = [] }: PhoneProps) => (
  <li className={`w-40 ${label ? arrow : ''}`}>
    <a href={`./?path=/story/${story}`} target="_top" className="block text-accent text-label hover:underline">
      <StoryPicture story={story} width={160} />
      <span className="block pt-2 font-medium">
        {label && `${label}. `}
        {title}
      </span>
    </a>
    <p className="mt-1 mb-0 flex flex-wrap gap-1 text-caption">
      {tags.map((tag) => (
        <Mark key={tag} tag={tag} />
      ))}
    </p>
    <a
      href={`./?path=/docs/${story.replace(/--.*/, '--docs')}`}
      target="_top"
      className="inline-flex min-h-target items-center text-caption text-ink-muted hover:underline"
    >
      All states<span className="sr-only"> of {title}</span>
    </a>
  </li>
);

const marks: Readonly<Record<ScreenTag, readonly [name: string, meaning: string, look: string]>> = {
  some: ['Some customers', 'Earlier answers decide who is asked.', 'bg-surface-sunken text-ink'],
  end: ['Can end here', 'An answer can mean that we can’t open the account.', 'bg-danger-soft text-danger'],
  again: ['Asked again', 'It comes back if the customer changes an earlier answer.', 'bg-accent-soft text-accent'],
  fix: ['May need a fix', 'We may ask the customer to correct it.', 'bg-warning-soft text-warning'],
};

const Mark = ({ tag }: { tag: ScreenTag }) => (
  <span className={`inline-block rounded-[4px] px-1.5 leading-5 ${marks[tag][2]}`}>{marks[tag][0]}</span>
);

const Legend = ({ drawing: { steps } }: { drawing: FlowDrawing }) => (
  <dl aria-label="Legend" className="m-0 flex flex-wrap gap-x-6 gap-y-2 text-caption text-ink-muted">
    {[...new Set(steps.flatMap(({ tags }) => tags))].map((tag) => (
      <div key={tag} className="flex items-center gap-2">
        <dt>
          <Mark tag={tag} />
        </dt>
        <dd className="m-0">{marks[tag][1]}</dd>
      </div>
    ))}
  </dl>
);
