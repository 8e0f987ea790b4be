import { useApplication } from '@quayside/flow/internals/use-application';
import { ReasonText } from '@quayside/flow-screens/internals/reason-text';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type ComparedDetail, type DocumentReading, getComparedField } from '@quayside/rules/document-match';
import { getDocumentReading } from '@quayside/rules/internals/read-identity';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import CircleX from 'lucide-react/icons/circle-x';
import { IdentityDocumentPart } from './identity-document-part.tsx';
import { openingDocuments } from './texts.ts';

/** Renders the reviewer's reason, the part of the document that shows the detail, and the detail as read from the document and as typed. */
export default function DocumentComparison({ detail }: { detail: ComparedDetail }) {
  const t = useText(openingDocuments);
  const reason = useRejection('base-info');
  const language = useLanguage();
  const loaded = useApplication();
  const application = loaded.status === 'ready' ? loaded.application : undefined;
  const read = application
    ? readIn(getDocumentReading(application.answers, application.documents), detail, language)
    : undefined;
  const stated = application?.answers['base-info'] ?? {};
  const given = stated[getComparedField(detail, stated)];
  const typed = isCalendarDate(given) ? formatDate(given, language) : typeof given === 'string' ? given : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-1.5 text-label">
        <span className="inline-flex h-[1lh] shrink-0 items-center text-danger">
          <CircleX aria-hidden size={18} />
        </span>
        <div className="min-w-0">
          {reason ? <ReasonText reason={reason} className="font-semibold text-danger" /> : null}
        </div>
      </div>
      <figure className="m-0">
        <figcaption className="mb-1 text-ink-muted text-label">{t('compare.document')}</figcaption>
        <IdentityDocumentPart detail={detail} otherwise="whole" />
      </figure>
      {read || typed ? (
        <dl className="m-0 flex flex-col gap-1 text-label">
          {read ? <Detail label={t('compare.read')} value={read} /> : null}
          {typed ? <Detail label={t('compare.typed')} value={typed} /> : null}
        </dl>
      ) : null}
    </div>
  );
}

/** Renders a label with the full value, because customers cannot compare a masked number. */
const Detail = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-ink-muted">{label}</dt>
    <dd className="m-0 wrap-anywhere font-semibold text-ink">{value}</dd>
  </div>
);

function readIn({ fullName, number, birthDate }: DocumentReading, detail: ComparedDetail, language: string) {
  if (detail === 'birthDate') return birthDate && formatDate(birthDate, language);
  return detail === 'number' ? number : fullName;
}
