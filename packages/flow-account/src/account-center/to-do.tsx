import type { AccountOverview } from '@quayside/contract/account-overview';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { List } from '@quayside/ui/list';
import { StatusTag } from '@quayside/ui/status-tag';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { correctionPath } from '../internal/requests.ts';
import { useRequestNames } from '../internal/use-request-names.ts';
import { w8benLifeOf } from '../internal/w8ben-life-of.ts';
import { Section } from './section.tsx';

const asksForDocuments: readonly string[] = [paths.additionalDocument, paths.requestedDocuments];

/** What a reviewer waits for, and what a W-8BEN asks for; otherwise that there is nothing; before there is an account, opening one is what there is to do. */
export function ToDo({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const language = useLanguage();
  const nameOf = useRequestNames();
  const life = w8benLifeOf(overview);
  const back = overview.requests.filter(({ state }) => state === 'action-needed');
  const asks = life && life.asks.length > 0 ? life : undefined;
  if (back.length === 0 && !asks)
    return overview.customer.account ? <p className="m-0 text-body text-ink-muted">{t('center.nothing')}</p> : null;
  return (
    <Section title={t('center.todo')}>
      <List label={t('center.todo')} frame="card">
        {back.map((request) => {
          const path = correctionPath(request);
          return (
            <LinkCell
              key={request.applicationId}
              path={path}
              title={asksForDocuments.includes(path) ? t('center.addDocument') : nameOf(request.flow)}
              {...(request.reference ? { detail: request.reference } : {})}
              value={<StatusTag tone="warning">{t('center.actionNeeded')}</StatusTag>}
            />
          );
        })}
        {asks ? (
          <LinkCell
            path={paths.w8benUpdate}
            title={t('center.w8ben')}
            detail={t(`w8ben.${asks.state}`, { date: formatDate(asks.dueOn ?? asks.validUntil, language) })}
            value={<StatusTag tone="warning">{t('center.actionNeeded')}</StatusTag>}
          />
        ) : null}
      </List>
    </Section>
  );
}
