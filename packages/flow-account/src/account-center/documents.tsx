import type { CustomerDocument } from '@quayside/contract/internals/customer-document';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { Fragment, useEffect, useRef, useState } from 'react';
import { account } from '../account/texts.ts';
import { useRequestNames } from '../account-requests/use-request-names.ts';
import { Section } from './section.tsx';
import { type ReadableDocument, useCustomerDocuments } from './use-customer-documents.ts';

const FIRST = 4;

/** Renders the customer's statements, submissions, agreements and uploads. A row opens its file in the native app, or in a new window of a browser. */
export function DocumentsSection({ caller }: { readonly caller: Caller }) {
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

/** Renders the four newest documents, and a button that shows all documents, grouped by kind. */
function Papers({ documents }: { readonly documents: readonly ReadableDocument[] }) {
  const t = useText(account);
  const [shown, setShown] = useState<'first' | 'all'>('first');
  if (documents.length === 0) return <p className="m-0 text-body text-ink-muted">{t('center.noDocuments')}</p>;
  if (shown === 'all') return <AllPapers documents={documents} />;
  return (
    <List label={t('center.documents')} variant="card">
      {documents.slice(0, FIRST).map((customerDocument) => (
        <Paper key={customerDocument.id} customerDocument={customerDocument} />
      ))}
      {documents.length > FIRST ? (
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

const kinds = ['statement', 'submission', 'agreement', 'upload'] as const satisfies CustomerDocument['kind'][];

function AllPapers({ documents }: { readonly documents: readonly ReadableDocument[] }) {
  const t = useText(account);
  const groups = kinds.flatMap((kind) => {
    const ofKind = documents.filter((customerDocument) => customerDocument.kind === kind);
    return ofKind.length > 0 ? [{ title: t(`center.documentGroup.${kind}`), ofKind }] : [];
  });
  // The pressed row is removed, so the focus moves to the rows that replace it.
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return groups.map(({ title, ofKind }, at) => (
    <Fragment key={title}>
      <h3
        ref={at === 0 ? first : null}
        tabIndex={-1}
        className="mt-4 mb-2 font-semibold text-ink-muted text-label outline-none first-of-type:mt-0"
      >
        {title}
      </h3>
      <List label={title} variant="card">
        {ofKind.map((customerDocument) => (
          <Paper key={customerDocument.id} customerDocument={customerDocument} />
        ))}
      </List>
    </Fragment>
  ));
}

function Paper({ customerDocument }: { readonly customerDocument: ReadableDocument }) {
  const language = useLanguage();
  const nameOf = useDocumentNames();
  const { hostServices } = useFlow();
  const openFile = hostServices?.openFile;
  return (
    <Cell
      title={nameOf(customerDocument)}
      detail={formatDate(toSingaporeDate(new Date(customerDocument.at)), language)}
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
  );
}

/** Returns a function that names a document for the customer. An upload has the name of the request that it answers. */
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
