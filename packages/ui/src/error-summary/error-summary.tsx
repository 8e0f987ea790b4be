import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusField } from '../focus-field/focus-field.ts';

/** What is wrong with one field, as a link to it. */
export type FieldError = {
  /** the id of the field's control or group */
  id: string;
  /** the same words that stand beside the field */
  message: string;
  /** what the field is called, from the outside in, where the message does not say it: `['Residential address', 'Postal code']` */
  field?: readonly string[];
};

/** What is wrong with a form, and when the summary takes focus. */
export type ErrorSummaryProps = {
  /** in the order of the screen; nothing is rendered while there are none */
  errors: readonly FieldError[];
  /** how often the form has been submitted: each time, the summary takes focus */
  submission: number;
  /** "Check 2 answers to continue" by default */
  title?: ReactNode;
  /** a sentence under the title */
  lead?: ReactNode;
};

/** What stands in the way, on top of the form. Renders a focusable `<div>` with a list of links to the fields, each described by its field's name where it has one. */
export function ErrorSummary({ errors, submission, title, lead }: ErrorSummaryProps) {
  const t = useText(ui);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission === 0) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [submission]);
  if (errors.length === 0) return null;
  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const root = event.currentTarget.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) focusField(root, field);
    event.preventDefault(); // the address keeps the step, not the field
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="rounded-card border border-danger border-s-4 bg-danger-soft p-4 text-label"
    >
      <h2 id={id} className="m-0 text-ink text-title">
        {title ?? t('errorSummary', { count: errors.length })}
      </h2>
      {lead ? <p className="mt-1 mb-0 text-ink">{lead}</p> : null}
      <ul className="m-0 mt-2 list-none p-0">
        {errors.map((error) => (
          <li key={error.id} className="not-first:mt-1">
            {error.field?.length ? (
              <span id={`${id}-${error.id}`} className="-mb-1 block pt-2 text-caption text-ink-muted">
                {error.field.join(' · ')}
              </span>
            ) : null}
            <a
              href={`#${error.id}`}
              aria-describedby={error.field?.length ? `${id}-${error.id}` : undefined}
              onClick={(event) => go(event, error.id)}
              className="inline-flex min-h-target items-center py-1.5 text-danger underline underline-offset-3"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
