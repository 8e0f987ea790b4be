import type { Paper } from '@quayside/contract/paper';
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
import { useRequestNames } from '../internal/use-request-names.ts';
import { Section } from './section.tsx';
import { type Readable, usePapers } from './use-papers.ts';

const FIRST = 4;

/** What can be read again, each opened as a file: the account's statement, what was submitted and agreed to, what was uploaded. */
export function Documents({ caller }: { readonly caller: Caller }) {
  const t = useText(account);
  const { papers, retry } = usePapers(caller);
  return (
    <Section title={t('center.documents')}>
      {papers === 'waiting' ? (
        <SkeletonScreen>
          <Skeleton lines={3} />
        </SkeletonScreen>
      ) : null}
      {papers === 'failed' ? (
        <Button variant="quiet" size="medium" onPress={retry}>
          {t('center.documentsFailed')}
        </Button>
      ) : null}
      {typeof papers === 'string' ? null : <Papers papers={papers} />}
    </Section>
  );
}

function Papers({ papers }: { readonly papers: readonly Readable[] }) {
  const t = useText(account);
  const language = useLanguage();
  const nameOf = usePaperNames();
  const { hostServices } = useFlow();
  const [shown, setShown] = useState<'first' | 'all'>('first');
  const openFile = hostServices?.openFile;
  if (papers.length === 0) return <p className="m-0 text-body text-ink-muted">{t('center.noDocuments')}</p>;
  return (
    <>
      <List label={t('center.documents')} frame="card">
        {(shown === 'all' ? papers : papers.slice(0, FIRST)).map((paper) => (
          <Cell
            key={paper.id}
            title={nameOf(paper)}
            detail={formatDate(singaporeDate(new Date(paper.at)), language)}
            href={paper.href}
            newWindow={!openFile}
            {...(openFile
              ? {
                  onPress: (event) => {
                    event.preventDefault();
                    openFile(paper.href, paper.type);
                  },
                }
              : {})}
          />
        ))}
      </List>
      {shown === 'first' && papers.length > FIRST ? (
        <Button variant="quiet" size="medium" onPress={() => setShown('all')}>
          {t('center.moreDocuments', { count: papers.length })}
        </Button>
      ) : null}
    </>
  );
}

/** What a paper is called: an upload by what it was asked for. */
function usePaperNames(): (paper: Paper) => string {
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
