import { getAccountOverview, getInformation } from '@quayside/contract/calls/account';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { withHolderQuery } from '@quayside/flow/internals/form-holder';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import type { Answers } from '@quayside/rules/journey';
import { Notice } from '@quayside/ui/notice';
import { formatDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';
import { getW8benForms } from '../account-center/w8ben-forms.ts';
import { findRequest } from '../account-requests/requests.ts';
import { useFormNames } from '../account-requests/use-form-names.ts';
import { NoAccountYet } from '../loading/no-account-yet.tsx';
import { ResponseScreen } from '../loading/response-screen.tsx';
import { useCall } from '../loading/use-call.ts';
import { paths } from '../routes/paths.ts';
import { CurrentInformation } from './current-information.tsx';

export const texts = [account, openingFirst];

/** Renders /account-information: the saved information with sensitive values masked. Offers a change, or shows the change that is in progress. */
export default function AccountInformationScreen() {
  const t = useText(account);
  const answer = useCall(getInformation);
  return (
    <ResponseScreen title={t('info.title')} back={paths.center} answer={answer}>
      {({ data }) =>
        data ? (
          <div className="flex flex-col gap-[calc(var(--q-card-gap)+8px)]">
            <div>
              <h2 className="m-0 text-heading text-ink">{t('info.heading')}</h2>
              <p className="mt-1 mb-0 text-body text-ink-muted">{t('info.lead', { days: NOTICE_DAYS })}</p>
            </div>
            <SavedInformation data={data} />
          </div>
        ) : (
          <NoAccountYet />
        )
      }
    </ResponseScreen>
  );
}

/**
 * Renders the saved information below the W-8BENs that are due and the change in progress. Without such a change, each part and the end of the page link to a
 * change.
 */
function SavedInformation({ data }: { readonly data: Answers }) {
  const t = useText(account);
  const answer = useCall(getAccountOverview);
  const request = answer.status === 'ready' ? findRequest(answer.data, 'information-change') : undefined;
  const pending = request?.state === 'under-review' || request?.state === 'action-needed' ? request.state : undefined;
  return (
    <>
      {pending ? <Pending state={pending} /> : null}
      {answer.status === 'ready' ? <Duties overview={answer.data} /> : null}
      <CurrentInformation held={data} mayChange={!pending} />
      <Notice>{t('info.w8ben', { days: NOTICE_DAYS })}</Notice>
      {pending ? null : (
        <LinkButton path={paths.change} variant="quiet">
          {t('info.change')}
        </LinkButton>
      )}
    </>
  );
}

/** Renders a warning for each W-8BEN that is due, with its last day and a link to sign it (RULE-19). Renders nothing if none is due. */
function Duties({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const language = useLanguage();
  const nameOf = useFormNames(overview);
  return getW8benForms(overview).map(({ whose, life, underReview }) =>
    life && life.asks.length > 0 && !underReview ? (
      <Notice
        key={whose?.id ?? 'own'}
        tone="warning"
        title={nameOf(whose)}
        action={
          <LinkButton path={withHolderQuery(paths.w8benUpdate, whose?.id)} variant="secondary" size="medium">
            {t('status.w8ben.action')}
          </LinkButton>
        }
      >
        {t(`w8ben.${life.state}`, { date: formatDate(life.dueOn ?? life.validUntil, language) })}
      </Notice>
    ) : null,
  );
}

/** Renders the status of the change in progress, with a link to it. A customer can have only one change at a time. */
function Pending({ state }: { readonly state: 'under-review' | 'action-needed' }) {
  const t = useText(account);
  return (
    <Notice
      tone="warning"
      title={t(state === 'under-review' ? 'center.underReview' : 'center.actionNeeded')}
      action={
        <LinkButton path={paths.changeStatus} variant="secondary" size="medium">
          {t('info.see')}
        </LinkButton>
      }
    >
      {t('info.pending')}
    </Notice>
  );
}
