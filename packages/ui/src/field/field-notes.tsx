import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** The title and text of a disclosure that explains the reason for a question. */
export type Explanation = {
  summary: ReactNode;
  text: ReactNode;
};

/** Renders the hint of a field with the id `${id}-hint`, or nothing. */
export const FieldHint = ({ id, text }: { id: string; text: ReactNode }) =>
  text ? (
    <p id={`${id}-hint`} className="-mt-1 text-caption text-ink-muted">
      {text}
    </p>
  ) : null;

/**
 * Renders the explanation of a question as a `<details>` element, so that it works before scripts run. Renders nothing
 * without `why`.
 */
export const FieldExplanation = ({ why }: { why: Explanation | undefined }) =>
  why ? (
    <details className="-my-1.5">
      <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-1 rounded-control text-accent text-label underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
        {why.summary}
        <ChevronDown
          aria-hidden
          size="1.125rem"
          className="shrink-0 transition-transform [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <p className="mt-1 mb-2 border-line-strong border-s-2 ps-3 text-ink-muted text-label">{why.text}</p>
    </details>
  ) : null;

/** Renders the error of a field with the id `${id}-error`, or nothing. */
export const FieldError = ({ id, text }: { id: string; text: ReactNode }) =>
  text ? (
    <p id={`${id}-error`} className="flex gap-1.5 font-medium text-danger text-label">
      <span className="inline-flex h-[1lh] shrink-0 items-center">
        <CircleAlert aria-hidden size="1.125rem" />
      </span>
      <span className="min-w-0">{text}</span>
    </p>
  ) : null;
