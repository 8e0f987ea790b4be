import { getAccountDetails } from '@quayside/contract/calls/account';
import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { openingFirst } from '@quayside/i18n/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { AnswerScreen } from '../internal/answer-screen.tsx';
import { Details } from '../internal/details/details.tsx';
import { NoAccountYet } from '../internal/no-account-yet.tsx';
import { paths } from '../internal/paths.ts';
import { useAnswer } from '../internal/use-answer.ts';

/** Texts that are loaded before the screen is shown: the account centre; the figures of an account; that the account comes first. */
export const texts = [account, accountMetrics, openingFirst];

/** /cfd-assets-detail: the CFD account with its own margin, maintenance margin and margin level. */
export default function CfdAssetsDetailScreen() {
  const t = useText(account);
  const answer = useAnswer(getAccountDetails);
  return (
    <AnswerScreen title={t('details.cfdTitle')} back={paths.center} answer={answer}>
      {({ data, refresh }) => (data ? <Details details={data} view="cfd" onRefresh={refresh} /> : <NoAccountYet />)}
    </AnswerScreen>
  );
}
