import type { AccountOverview } from '@quayside/contract/account-overview';
import { account } from '@quayside/i18n/text/account';
import { reasons } from '@quayside/i18n/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { useState } from 'react';
import { Section } from './section.tsx';

const FIRST = 3;

/** What was uploaded, the newest first. */
export function Documents({ documents }: Pick<AccountOverview, 'documents'>) {
  const t = useText(account);
  const tReasons = useText(reasons);
  const language = useLanguage();
  const [shown, setShown] = useState<'first' | 'all'>('first');
  if (documents.length === 0)
    return (
      <Section title={t('center.documents')}>
        <p className="m-0 text-body text-ink-muted">{t('center.noDocuments')}</p>
      </Section>
    );
  return (
    <Section title={t('center.documents')}>
      <List label={t('center.documents')} frame="card">
        {(shown === 'all' ? documents : documents.slice(0, FIRST)).map(({ id, document }) => (
          <Cell
            key={id}
            title={tReasons(`requirement.${requirementOf(document.kind)}`)}
            detail={formatDate(singaporeDate(new Date(document.uploadedAt)), language)}
          />
        ))}
      </List>
      {shown === 'first' && documents.length > FIRST ? (
        <Button variant="quiet" size="medium" onPress={() => setShown('all')}>
          {t('center.moreDocuments', { count: documents.length })}
        </Button>
      ) : null}
    </Section>
  );
}

/** A document is called by what it was asked for. */
function requirementOf(kind: string) {
  if (kind.startsWith('identity')) return 'identity-document';
  if (kind.startsWith('face')) return 'face';
  return kind === 'address-proof' || kind === 'bank-transfer' || kind === 'relationship-proof'
    ? kind
    : 'additional-document';
}
