import { isReasonCode } from '@quayside/contract/reasons';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { ReviewerNote } from '../reviewer-note.tsx';

/**
 * Renders the reason of a rejection and the reviewer's note. `other` shows only the note. `more-information` shows only the note too, if there is one,
 * because the title of the notice asks for more. So does an unknown code, such as from a newer server.
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
