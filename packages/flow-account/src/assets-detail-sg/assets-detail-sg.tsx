import { getAccountDetails } from '@quayside/contract/calls/account';
import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { openingFirst } from '@quayside/i18n/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { Tabs } from '@quayside/ui/tabs';
import { useState } from 'react';
import { AnswerScreen } from '../internal/answer-screen.tsx';
import { Details } from '../internal/details/details.tsx';
import { NoAccountYet } from '../internal/no-account-yet.tsx';
import { paths } from '../internal/paths.ts';
import { useAnswer } from '../internal/use-answer.ts';

/** Texts that are loaded before the screen is shown: the account centre; the figures of an account; that the account comes first. */
export const texts = [account, accountMetrics, openingFirst];

/** /assets-detail-sg: the cash or margin account with its options, and the futures account beside it where there is one. */
export default function AssetsDetailScreen() {
  const t = useText(account);
  const answer = useAnswer(getAccountDetails);
  const [view, setView] = useState('securities');
  return (
    <AnswerScreen title={t('details.title')} back={paths.center} answer={answer}>
      {({ data, refresh }) => {
        if (!data) return <NoAccountYet />;
        const securities = <Details details={data} view="securities" onRefresh={refresh} />;
        if (!data.futures) return securities;
        return (
          <Tabs
            label={t('details.views')}
            value={view}
            onChange={setView}
            tabs={[
              { id: 'securities', label: t('details.securities'), content: securities },
              {
                id: 'futures',
                label: t('type.futures'),
                content: <Details details={data} view="futures" onRefresh={refresh} />,
              },
            ]}
          />
        );
      }}
    </AnswerScreen>
  );
}
