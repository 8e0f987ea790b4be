import type { CustomerDocument } from '@quayside/contract/customer-document';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { account } from '@quayside/i18n/text/account';
import { reasons } from '@quayside/i18n/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useState } from 'react';
import { useRequestNames } from '../account-requests/use-request-names.ts';
import { Section } from './section.tsx';
import { type Readable, useCustomerDocuments } from './use-customer-documents.ts';

const FIRST = 4;

/** Lists the customer's documents, each opened as a file: statements, submissions, agreements and uploads. */
export function Documents({ caller }: { readonly caller: Caller }) {
  const t = useText(account);
  const { documents, retry } = useCustomerDocuments(caller);
  return (
    <Section title={t('center.documents')}>
      {documents === 'waiting' ? (
        <SkeletonScreen>
          <Skeleton lines={3} />
        </SkeletonScreen>
      ) : null}
      {documents === 'failed' ? (
        <Button variant="quiet" size="medium" onPress={retry}>
          {t('center.documentsFailed')}
        </Button>
      ) : null}
      {typeof documents === 'string' ? null : <Papers documents={documents} />}
    </Section>
  );
}

function Papers({ documents }: { readonly documents: readonly Readable[] }) {
  const t = useText(account);
  const language = useLanguage();
  const nameOf = useDocumentNames();
  const { hostServices } = useFlow();
  const [shown, setShown] = useState<'first' | 'all'>('first');
  const openFile = hostServices?.openFile;
  if (documents.length === 0) return <p className="m-0 text-body text-ink-muted">{t('center.noDocuments')}</p>;
  return (
    <List label={t('center.documents')} frame="card">
      {(shown === 'all' ? documents : documents.slice(0, FIRST)).map((customerDocument) => (
        <Cell
          key={customerDocument.id}
          title={nameOf(customerDocument)}
          detail={formatDate(singaporeDate(new Date(customerDocument.at)), language)}
          href={customerDocument.href}
          newWindow={!openFile}
          {...(openFile
            ? {
                onPress: (event) => {
                  event.preventDefault();
                  openFile(customerDocument.href, customerDocument.type);
                },
              }
            : {})}
        />
      ))}
      {shown === 'first' && documents.length > FIRST ? (
        <Cell
          title={
            <span className="font-semibold text-accent">{t('center.moreDocuments', { count: documents.length })}</span>
          }
          onPress={() => setShown('all')}
          leads="below"
        />
      ) : null}
    </List>
  );
}

/** Returns the name of a document; an upload is named by the request that it answers. */
function useDocumentNames(): (customerDocument: CustomerDocument) => string {
  const t = useText(account);
  const tReasons = useText(reasons);
  const nameOf = useRequestNames();
  return ({ kind, flow = '', of, title = '', document }) => {
    switch (kind) {
      case 'statement':
        return t('center.statement');
      case 'submission':
        return t('center.submission', { what: nameOf(flow, of) });
      case 'agreement':
        return title;
      case 'upload':
        return tReasons(`requirement.${requirementOf(document?.kind ?? '')}`);
    }
  };
}

function requirementOf(kind: string) {
  if (kind.startsWith('identity')) return 'identity-document';
  if (kind.startsWith('face')) return 'face';
  return kind === 'address-proof' || kind === 'bank-transfer' || kind === 'relationship-proof'
    ? kind
    : 'additional-document';
}
