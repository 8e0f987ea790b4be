import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { useText } from '@quayside/i18n/use-text';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { RECORD_KEEPING_YEARS } from '@quayside/rules/limits';
import { Disclosure } from '@quayside/ui/disclosure';

/** Renders who supervises us, how documents are protected, who sees them and how long they are kept. */
export function DocumentTrust() {
  const t = useText(openingDocuments);
  return (
    <Disclosure summary={t('trust.label')}>
      <ul className="m-0 flex list-disc flex-col gap-1 ps-5">
        <li>{t('trust.regulated')}</li>
        <li>{t('trust.encrypted')}</li>
        <li>{t('trust.seen')}</li>
        <li>{t('trust.kept', { days: DRAFT_LIFE.days })}</li>
        <li>{t('trust.byLaw', { years: RECORD_KEEPING_YEARS })}</li>
      </ul>
    </Disclosure>
  );
}
