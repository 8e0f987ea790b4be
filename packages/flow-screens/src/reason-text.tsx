import type { Rejection } from '@quayside/contract/application';
import { ReviewerNote } from '@quayside/flow/internals/reviewer-note';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { reasonWords } from './reason-words.ts';

export type ReasonTextProps = {
  readonly reason: Rejection | null | undefined;
  readonly className?: string;
};

/** Renders the reason of a rejection in the customer's language, and the reviewer's note. Renders nothing without a reason. */
export function ReasonText({ reason, className = '' }: ReasonTextProps) {
  const words = reasonWords(reason, useText(reasons));
  return (
    <>
      {words ? <span className={`block ${className}`}>{words}</span> : null}
      {reason?.note ? <ReviewerNote note={reason.note} /> : null}
    </>
  );
}
