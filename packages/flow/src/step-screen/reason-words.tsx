import { isReasonCode } from '@quayside/contract/reasons';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { ReviewerNote } from '../reviewer-note.tsx';

/**
 * Renders the reason of a rejection and the reviewer's note. For `other`, renders only the note. With a note, `more-information` and codes of a newer server
 * also show only the note.
 */
export default function ReasonWords({ code, note }: { code: string; note?: string | undefined }) {
  const t = useText(reasons);
  const known = isReasonCode(code) ? code : 'other';
  const saidElsewhere = code === 'other' || ((code === 'more-information' || known === 'other') && note);
  return (
    <>
      {saidElsewhere ? null : <span className="block">{t(known, reasonValues(known))}</span>}
      {note ? <ReviewerNote note={note} /> : null}
    </>
  );
}
