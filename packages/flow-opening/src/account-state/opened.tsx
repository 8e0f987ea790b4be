import { getAccounts } from '@quayside/contract/calls/opening';
import { Reference } from '@quayside/flow/reference';
import { UsMarketNotice } from '@quayside/flow/us-market-notice';
import { joint } from '@quayside/i18n/text/joint';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { History } from './history.tsx';
import type { StateProps } from './state-of.tsx';

/** The account, and how to use it. */
export function Opened({ runtime, application }: StateProps) {
  const t = useText(openingState);
  return (
    <Result kind="success" title={t('opened.heading')} lead={t('opened.lead')}>
      <Accounts runtime={runtime} application={application} />
      <UsMarketNotice />
      <Notice>{t('opened.deposit')}</Notice>
      <Reference value={application.reference} />
      <History application={application} />
    </Result>
  );
}

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <span key={name} className="block">
      {name}
    </span>
  ));

function Accounts({ runtime }: StateProps) {
  const t = useText(openingState);
  const tJoint = useText(joint);
  const language = useLanguage();
  const { data, isError } = useQuery(
    {
      queryKey: ['accounts'],
      queryFn: ({ signal }) => runtime.services.caller.call(getAccounts, {}, { signal }),
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (isError) return <Notice tone="warning">{t('account.failed')}</Notice>;
  if (!data)
    return (
      <Card title={t('account')}>
        <SkeletonScreen>
          <Skeleton lines={4} />
        </SkeletonScreen>
      </Card>
    );
  return data.map(({ id, number, type, tier, holders = [], openedAt }) => (
    <Card key={id} title={t('account')}>
      <DescriptionList
        items={[
          {
            id: 'number',
            label: t('account.number'),
            value: <span className="tabular-nums select-all">{number}</span>,
          },
          ...(holders.length > 1
            ? [{ id: 'holders', label: tJoint('board.title'), value: <Names names={holders} /> }]
            : []),
          { id: 'type', label: t('account.type'), value: t(`type.${type}`) },
          { id: 'tier', label: t('account.tier'), value: t(`tier.${tier}`) },
          {
            id: 'opened',
            label: t('account.openedOn'),
            value: formatDate(singaporeDate(new Date(openedAt)), language),
          },
        ]}
      />
    </Card>
  ));
}
