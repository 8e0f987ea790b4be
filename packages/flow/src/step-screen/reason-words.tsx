import { isReasonCode } from '@quayside/contract/reasons';
import { reasonValues } from '@quayside/i18n/reason-values';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { ReviewerNote } from '../reviewer-note.tsx';

/** Renders the reason of a rejection with the reviewer's note. Of `other`, the note says more; that more is asked for, the title of the notice says. An unknown code, as of a newer server, is `other`. */
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
