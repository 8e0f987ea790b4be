import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, useId, useState } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { focusField } from '../focus-field/focus-field.ts';

/** A field with an error, to which an `ErrorSummary` links. */
export type FieldError = {
  /** The id of the control or the group that a press on the link focuses. */
  id: string;
  message: string;
  /**
   * The labels from the outermost group to the control, such as `['Residential address', 'Postal code']`. Use it if the
   * message does not name the field.
   */
  field?: readonly string[];
};

export type ErrorSummaryProps = {
  /** The errors in the order of the screen. If the list is empty, the component renders nothing. */
  errors: readonly FieldError[];
  /** The title. The number of errors follows it. Default: "Check 2 answers to continue", with the actual number. */
  title?: string;
} & ElementProps<'div', 'title' | 'children'>;

/**
 * Renders a line with the number of errors, which opens a list of links to the fields. Place it in the sticky bar above
 * the form, where it does not cover the focused field.
 */
export function ErrorSummary({ errors, title, className = '', ...rest }: ErrorSummaryProps) {
  const t = useText(ui);
  const id = useId();
  const [state, setState] = useState<'closed' | 'open'>('closed');
  if (errors.length === 0) return null;
  const count = t('errorSummary', { count: errors.length });
  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const root = event.currentTarget.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) focusField(root, field, 'smoothly');
    event.preventDefault(); // the URL identifies the step, not the field
    setState('closed');
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      {...rest}
      data-state={state}
      className={`bg-danger-soft text-label ${className}`}
    >
      <button
        type="button"
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? `${id}-list` : undefined}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        className="mx-auto flex min-h-target w-full max-w-reading cursor-pointer items-center gap-2 border-0 bg-transparent px-gutter py-2 text-start text-ink text-label focus-visible:outline-offset-[-3px]"
      >
        <CircleAlert aria-hidden size="1.25rem" className="shrink-0 text-danger" />
        <span id={`${id}-title`} className="min-w-0 flex-1 font-medium">
          {title ?? count}
          {title ? <span className="sr-only"> {count}</span> : null}
        </span>
        {title ? (
          <span aria-hidden className="min-w-7 rounded-full border border-danger px-2 text-center text-danger">
            {errors.length}
          </span>
        ) : null}
        <ChevronDown
          aria-hidden
          size="1.25rem"
          data-state={state}
          className="shrink-0 motion-safe:transition-transform data-[state=open]:rotate-180"
        />
      </button>
      {state === 'open' ? <Links id={id} errors={errors} onGo={go} /> : null}
    </div>
  );
}

type LinksProps = {
  id: string;
  errors: readonly FieldError[];
  onGo: (event: MouseEvent<HTMLAnchorElement>, field: string) => void;
};

const Links = ({ id, errors, onGo }: LinksProps) => (
  <ul
    id={`${id}-list`}
    className="mx-auto my-0 max-h-[45dvh] max-w-reading list-none overflow-y-auto px-gutter pt-0 pb-2"
  >
    {errors.map((error) => (
      <li key={error.id}>
        {error.field?.length ? (
          <span id={`${id}-${error.id}`} className="-mb-1 block pt-2 text-caption text-ink-muted">
            {error.field.join(' · ')}
          </span>
        ) : null}
        <a
          href={`#${error.id}`}
          aria-describedby={error.field?.length ? `${id}-${error.id}` : undefined}
          onClick={(event) => onGo(event, error.id)}
          className="inline-flex min-h-target items-center py-1.5 text-danger underline underline-offset-3"
        >
          {error.message}
        </a>
      </li>
    ))}
  </ul>
);
