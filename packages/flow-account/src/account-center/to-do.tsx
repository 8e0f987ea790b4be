import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { pathFor } from '@quayside/flow/form-holder';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { List } from '@quayside/ui/list';
import { StatusTag } from '@quayside/ui/status-tag';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { correctionPath } from '../internal/requests.ts';
import { useFormNames } from '../internal/use-form-names.ts';
import { useRequestNames } from '../internal/use-request-names.ts';
import { w8benFormsOf } from '../internal/w8ben-forms.ts';
import { Section } from './section.tsx';

const asksForDocuments: readonly string[] = [paths.additionalDocument, paths.requestedDocuments];

/** What a reviewer waits for, and what each W-8BEN asks for; otherwise that there is nothing; before there is an account, opening one is what there is to do. */
export function ToDo({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const language = useLanguage();
  const nameOf = useRequestNames();
  const formNameOf = useFormNames(overview);
  const holderOf = ({ holder }: AccountRequest) =>
    overview.w8bensOfOthers.find(({ whose }) => whose.id === holder)?.whose.name;
  const back = overview.requests.filter(({ state }) => state === 'action-needed');
  const asks = w8benFormsOf(overview).flatMap(({ whose, life }) =>
    life && life.asks.length > 0 ? [{ whose, life }] : [],
  );
  if (back.length === 0 && asks.length === 0)
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
              title={
                asksForDocuments.includes(path) ? t('center.addDocument') : nameOf(request.flow, holderOf(request))
              }
              {...(request.reference ? { detail: request.reference } : {})}
              value={<StatusTag tone="warning">{t('center.actionNeeded')}</StatusTag>}
            />
          );
        })}
        {asks.map(({ whose, life }) => (
          <LinkCell
            key={whose?.id ?? 'own'}
            path={pathFor(paths.w8benUpdate, whose?.id)}
            title={formNameOf(whose)}
            detail={t(`w8ben.${life.state}`, { date: formatDate(life.dueOn ?? life.validUntil, language) })}
            value={<StatusTag tone="warning">{t('center.actionNeeded')}</StatusTag>}
          />
        ))}
      </List>
    </Section>
  );
}
