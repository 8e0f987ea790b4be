import { useFlow } from '@quayside/flow/flow-context';
import { ToDoList } from '@quayside/flow-screens/internals/to-do-list';
import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';
import { AccountDetailsContent } from '../asset-details/details.tsx';
import { accountMetrics } from '../asset-details/texts.ts';
import { DetailsSkeleton } from '../details-skeleton/details-skeleton.tsx';
import { getDepositPlace } from '../loading/deposit-place.ts';
import { NoAccountYet } from '../loading/no-account-yet.tsx';
import { ResponseScreen } from '../loading/response-screen.tsx';
import { useDetails } from '../loading/use-details.ts';
import { paths } from '../routes/paths.ts';

export const texts = [account, accountMetrics, openingFirst, toDos];

/** Renders /cfd-assets-detail: the CFD account with its margin, maintenance margin and margin level. */
export default function CfdAssetsDetailScreen() {
  const t = useText(account);
  const { hostServices } = useFlow();
  const { answer, toDosOf } = useDetails();
  return (
    <ResponseScreen
      title={t('details.cfdTitle')}
      back={paths.center}
      answer={answer}
      skeleton={<DetailsSkeleton chart="none" />}
      width="columns"
    >
      {({ data, refresh }) =>
        data ? (
          <div className="flex flex-col gap-stack">
            <ToDoList answer={toDosOf(data)} page="details" openAppScreen={hostServices?.openAppScreen} />
            <AccountDetailsContent
              details={data}
              view="cfd"
              onRefresh={refresh}
              deposit={getDepositPlace(toDosOf(data))}
            />
          </div>
        ) : (
          <NoAccountYet />
        )
      }
    </ResponseScreen>
  );
}
