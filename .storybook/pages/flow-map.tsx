import type { FlowDrawing, Place } from './flow-steps.ts';

/** A flow drawn from its journey: its groups from first to last, each screen a link to its stories, and where the application goes then. */
export function FlowMap({ drawing }: { drawing: FlowDrawing }) {
  return (
    <nav aria-label={`Map of ${drawing.name}`} className="flex flex-col gap-6">
      <ol className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {drawing.groups.map(([group, steps], index) => (
          <li key={group} className="rounded-card border border-line bg-surface-raised p-4">
            <h2 className="m-0 mb-2 text-title">
              {index + 1}. {group}
            </h2>
            <ol className="m-0 list-none space-y-2 p-0">
              {steps.map((step) => (
                <li key={step.id}>
                  <Node place={step} />
                  {step.canEnd && <span className="ml-2 text-caption text-ink-muted">or not eligible</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section aria-label="After the last step">
        <h2 className="mt-0 mb-2 text-title">After the last step</h2>
        <p className="m-0 text-body text-ink-muted">
          submit → under review → opened, or failed, or action needed → sent again → under review
        </p>
      </section>
      <section aria-label="Screens that are no steps">
        <h2 className="mt-0 mb-2 text-title">Screens that are no steps</h2>
        <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
          {drawing.screens.map((screen) => (
            <li key={screen.path}>
              <Node place={screen} />
            </li>
          ))}
        </ul>
      </section>
    </nav>
  );
}

/** `_top`: a story opens in Storybook, not inside the frame that the map is in. */
function Node({ place: { id, path, stories } }: { place: Place }) {
  const look =
    'inline-flex min-h-target min-w-target flex-col justify-center rounded-control border px-3 py-1 text-label';
  const words = (
    <>
      {id}
      <small className="text-caption text-ink-muted">{path}</small>
    </>
  );
  if (!stories) return <span className={`${look} border-dashed border-line-strong`}>{words}</span>;
  return (
    <a className={`${look} border-accent text-accent`} href={`./?path=/docs/${stories}`} target="_top">
      {words}
    </a>
  );
}
