import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { getComparedField } from '@quayside/rules/document-match';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { getComparedDetail } from './compared-detail.ts';
import { IdentityDocumentPart } from './identity-document-part.tsx';
import { openingDocuments } from './texts.ts';

/**
 * Renders the typed answer that a reviewer rejected as different from the document, and the part of the document that shows it. Renders nothing for other
 * rejections.
 */
export default function TypedDetail({ step }: { step: string }) {
  const t = useText(openingDocuments);
  const language = useLanguage();
  const loaded = useApplication();
  const detail = getComparedDetail(useRejection(step)?.code ?? '');
  if (!detail || loaded.status !== 'ready') return null;
  const stated = loaded.application.answers['base-info'] ?? {};
  const typed = stated[getComparedField(detail, stated)];
  if (typeof typed !== 'string') return null;
  return (
    <>
      <dl className="mt-2 mb-2">
        <dt className="text-ink-muted">{t('compare.typed')}</dt>
        <dd className="m-0 wrap-anywhere font-semibold">
          {isCalendarDate(typed) ? formatDate(typed, language) : typed}
        </dd>
      </dl>
      <IdentityDocumentPart detail={detail} otherwise="nothing" />
    </>
  );
}
