import { getAccountOverview, getInformation } from '@quayside/contract/calls/account';
import { GoTo } from '@quayside/flow/go-to';
import { account } from '@quayside/i18n/text/account';
import { openingFirst } from '@quayside/i18n/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { NOTICE_DAYS } from '@quayside/rules/certification-change';
import { Notice } from '@quayside/ui/notice';
import { AnswerScreen } from '../internal/answer-screen.tsx';
import { NoAccountYet } from '../internal/no-account-yet.tsx';
import { paths } from '../internal/paths.ts';
import { requestOf } from '../internal/requests.ts';
import { useAnswer } from '../internal/use-answer.ts';
import { HeldInformation } from './held-information.tsx';

/** Texts that are loaded before the screen is shown: the account centre; that the account comes first. */
export const texts = [account, openingFirst];

/** /account-information: what is held, masked where it is sensitive; the way to change it, or the change that is under review. */
export default function AccountInformationScreen() {
  const t = useText(account);
  const answer = useAnswer(getInformation);
  return (
    <AnswerScreen title={t('info.title')} back={paths.center} answer={answer}>
      {({ data }) =>
        data ? (
          <div className="flex flex-col gap-6">
            <div>
              <p className="m-0 text-heading text-ink">{t('info.heading')}</p>
              <p className="mt-1 mb-0 text-body text-ink-muted">{t('info.lead', { days: NOTICE_DAYS })}</p>
            </div>
            <Change />
            <Notice>{t('info.w8ben', { days: NOTICE_DAYS })}</Notice>
            <HeldInformation held={data} />
          </div>
        ) : (
          <NoAccountYet />
        )
      }
    </AnswerScreen>
  );
}

/** One change at a time. */
function Change() {
  const t = useText(account);
  const answer = useAnswer(getAccountOverview);
  const request = answer.status === 'ready' ? requestOf(answer.data, 'information-change') : undefined;
  if (request?.state === 'under-review' || request?.state === 'action-needed')
    return (
      <Notice
        tone="warning"
        title={t(request.state === 'under-review' ? 'center.underReview' : 'center.actionNeeded')}
        action={
          <GoTo path={paths.changeStatus} variant="secondary" size="medium">
            {t('info.see')}
          </GoTo>
        }
      >
        {t('info.pending')}
      </Notice>
    );
  return <GoTo path={paths.change}>{t('info.change')}</GoTo>;
}
