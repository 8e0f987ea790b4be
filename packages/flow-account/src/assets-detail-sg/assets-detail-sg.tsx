import { useFlow } from '@quayside/flow/flow-context';
import { ToDoList } from '@quayside/flow-screens/to-do-list';
import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { days } from '@quayside/i18n/text/days';
import { openingFirst } from '@quayside/i18n/text/opening-first';
import { toDos } from '@quayside/i18n/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { Tabs } from '@quayside/ui/tabs';
import { useState } from 'react';
import { Details } from '../asset-details/details.tsx';
import { useKnownWorth } from '../asset-details/known-worth.tsx';
import { DetailsSkeleton } from '../details-skeleton/details-skeleton.tsx';
import { AnswerScreen } from '../loading/answer-screen.tsx';
import { depositOn } from '../loading/deposit-on.ts';
import { NoAccountYet } from '../loading/no-account-yet.tsx';
import { useDetails } from '../loading/use-details.ts';
import { paths } from '../routes/paths.ts';

export const texts = [account, accountMetrics, openingFirst, toDos, days];

/** Renders /assets-detail-sg: the cash or margin account with its options, and the futures account if the customer has one. */
export default function AssetsDetailScreen() {
  const t = useText(account);
  const { hostServices, overview, positions: look } = useFlow();
  const known = useKnownWorth(overview);
  const columns = look === 'table' ? 'two' : 'one';
  const { answer, toDosOf } = useDetails();
  const [view, setView] = useState('securities');
  return (
    <AnswerScreen
      title={t('details.title')}
      back={paths.center}
      answer={answer}
      skeleton={<DetailsSkeleton known={known} columns={columns} />}
      width={columns === 'two' ? 'columns' : 'reading'}
    >
      {({ data, refresh }) => {
        if (!data) return <NoAccountYet />;
        const securities = (
          <Details details={data} view="securities" onRefresh={refresh} deposit={depositOn(toDosOf(data))} />
        );
        const views = data.futures ? (
          <Tabs
            label={t('details.views')}
            value={view}
            onChange={setView}
            tabs={[
              { id: 'securities', label: t('details.securities'), content: securities },
              {
                id: 'futures',
                label: t('type.futures'),
                content: (
                  <Details details={data} view="futures" onRefresh={refresh} deposit={depositOn(toDosOf(data))} />
                ),
              },
            ]}
          />
        ) : (
          securities
        );
        return (
          <div className="flex flex-col gap-stack">
            <ToDoList answer={toDosOf(data)} page="details" openAppScreen={hostServices?.openAppScreen} />
            {views}
          </div>
        );
      }}
    </AnswerScreen>
  );
}
