import { getAccountOverview } from '@quayside/contract/calls/account';
import { getAccounts } from '@quayside/contract/calls/opening';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { DepositButton } from '@quayside/flow-screens/internals/deposit';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { MarginRules, NextSteps } from '@quayside/flow-screens/internals/next-steps';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { ToDoList } from '@quayside/flow-screens/internals/to-do-list';
import { UsMarketNotice } from '@quayside/flow-screens/internals/us-market-notice';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { useEffect, useState } from 'react';
import { joint } from '../joint/texts.ts';
import { ReviewHistory } from './review-history.tsx';

const center = informationChangeDefinition.screens.center.path;

/** Renders the status page of an opened account: urgent tasks, a deposit button, the account's details and the next steps. */
export function OpenedAccount({ runtime, application }: StatePageProps) {
  const t = useText(applicationState);
  const { hostServices } = useFlow();
  const openAppScreen = hostServices?.openAppScreen;
  const seen = hostServices?.openedSeen;
  const [isNew] = useState(() => seen?.get() === false);
  useEffect(() => seen?.set(), [seen]);
  const isMargin = application.answers['select-account-type']?.accountType === 'margin';
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      celebrates={isNew}
      title={t(isMargin ? 'opened.margin' : 'opened.heading')}
      lead={t(isMargin ? 'opened.leadMargin' : 'opened.lead')}
      primary={<DepositButton openAppScreen={openAppScreen} />}
      secondary={
        <LinkButton path={center} variant="secondary">
          {t('opened.see')}
        </LinkButton>
      }
      below={<ReviewHistory application={application} />}
    >
      <ToDos runtime={runtime} />
      <NextSteps account={isMargin ? 'margin' : 'cash'}>
        <LinkCell path={center} icon={<InMark />} title={t('opened.products')} />
      </NextSteps>
      {isMargin ? <MarginRules /> : null}
      <Accounts runtime={runtime} application={application} />
      <UsMarketNotice />
    </OutcomePage>
  );
}

/** Renders an icon that is aligned with the step numbers of the other rows. */
const InMark = () => (
  <span aria-hidden className="flex size-6 items-center justify-center">
    <Layers size={22} />
  </span>
);

/** Renders urgent tasks, such as a margin call. Renders nothing until the server answers, because most customers have no tasks. */
function ToDos({ runtime }: Pick<StatePageProps, 'runtime'>) {
  const { hostServices } = useFlow();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['account-overview'],
      queryFn: ({ signal }) => runtime.services.caller.call(getAccountOverview, {}, { signal }),
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (!data && !isError) return null;
  return (
    <ToDoList
      answer={data ? { status: 'ready', data } : { status: 'failed', retry: () => void refetch() }}
      page="status"
      openAppScreen={hostServices?.openAppScreen}
    />
  );
}

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <span key={name} className="block">
      {name}
    </span>
  ));

function Accounts({ runtime }: StatePageProps) {
  const t = useText(applicationState);
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
      <Card title={t('account.label')}>
        <SkeletonScreen>
          <Skeleton lines={4} />
        </SkeletonScreen>
      </Card>
    );
  return data.map(({ id, number, type, tier, holders = [], openedAt }) => (
    <Card key={id} title={t('account.label')}>
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
            value: formatDate(toSingaporeDate(new Date(openedAt)), language),
          },
        ]}
      />
    </Card>
  ));
}
