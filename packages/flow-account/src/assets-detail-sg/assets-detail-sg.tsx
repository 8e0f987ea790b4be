import { useFlow } from '@quayside/flow/flow-context';
import { ToDoList } from '@quayside/flow-screens/internals/to-do-list';
import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { Tabs } from '@quayside/ui/tabs';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { account } from '../account/texts.ts';
import { AccountDetailsContent } from '../asset-details/details.tsx';
import type { AccountView } from '../asset-details/metric-groups.ts';
import { accountMetrics } from '../asset-details/texts.ts';
import { useSkeletonValues } from '../asset-details/use-skeleton-values.tsx';
import { DetailsSkeleton } from '../details-skeleton/details-skeleton.tsx';
import { getDepositPlace } from '../loading/deposit-place.ts';
import { NoAccountYet } from '../loading/no-account-yet.tsx';
import { ResponseScreen } from '../loading/response-screen.tsx';
import { useDetails } from '../loading/use-details.ts';
import { paths } from '../routes/paths.ts';

export const texts = [account, accountMetrics, openingFirst, toDos];

/** Renders /assets-detail-sg: the cash or margin account with its options. Also renders the futures and CFD accounts, if the customer has them. */
export default function AssetsDetailScreen() {
  const t = useText(account);
  const { hostServices, overview, positions } = useFlow();
  const isSorted = new URLSearchParams(useLocation().search).has('sort');
  const known = useSkeletonValues(overview, positions === 'table' || isSorted ? 'other' : 'value');
  const { answer, toDosOf } = useDetails();
  const [view, setView] = useState('securities');
  return (
    <ResponseScreen
      title={t('details.title')}
      back={paths.center}
      answer={answer}
      skeleton={<DetailsSkeleton {...known} />}
      width="columns"
    >
      {({ data, refresh }) => {
        if (!data) return <NoAccountYet />;
        const contentOf = (shown: AccountView) => (
          <AccountDetailsContent
            details={data}
            view={shown}
            onRefresh={refresh}
            deposit={getDepositPlace(toDosOf(data))}
          />
        );
        const held: readonly AccountView[] = [
          'securities',
          ...(data.futures ? (['futures'] as const) : []),
          ...(data.cfd ? (['cfd'] as const) : []),
        ];
        const views =
          held.length > 1 ? (
            <Tabs
              label={t('details.views')}
              value={view}
              onValueChange={setView}
              tabs={held.map((id) => ({
                id,
                label: id === 'securities' ? t('details.securities') : t(`type.${id}`),
                content: contentOf(id),
              }))}
            />
          ) : (
            contentOf('securities')
          );
        return (
          <div className="flex flex-col gap-stack">
            <ToDoList answer={toDosOf(data)} page="details" openAppScreen={hostServices?.openAppScreen} />
            {views}
          </div>
        );
      }}
    </ResponseScreen>
  );
}
