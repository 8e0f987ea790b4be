import { GoTo } from '@quayside/flow/go-to';
import { ApplyAgain } from '@quayside/flow-screens/apply-again';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { UsMarketNotice } from '@quayside/flow-screens/us-market-notice';
import { useTrade } from '@quayside/flow-screens/use-trade';
import { applicationState } from '@quayside/i18n/text/application-state';
import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { derivativeOpened } from '@quayside/i18n/text/derivative-opened';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { assessmentStanding } from '@quayside/rules/assessment-validity';
import { formatDate } from '@quayside/rules/calendar-date';
import { assessmentOf } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { useCustomer } from '../derivative/use-customer.ts';
import { Outcome, type OutcomeProps } from '../outcomes/outcome.tsx';
import { accountOf, WhatIsOpen } from './what-is-open.tsx';

export const texts = [derivatives, derivativeIntro, derivativeOpened, applicationState];

/** Renders /sg-options-success, /sg-futures-success and /sg-cfd-success (STATE-04): what may now be traded, its limit and costs, and the assessment's last valid day or the link to renew it. */
export default function SuccessScreen() {
  return <Outcome states={opened}>{(props) => <Opened {...props} />}</Outcome>;
}

const opened = ['opened'] as const;

function Opened({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const tState = useText(applicationState);
  const trade = useTrade();
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      title={t(`success.${product}`)}
      lead={t('success.lead')}
      primary={trade ?? <GoTo path={accountOf[product]}>{tState('opened.see')}</GoTo>}
      secondary={
        <GoTo path="/" variant={trade ? 'secondary' : 'quiet'}>
          {t('success.home')}
        </GoTo>
      }
    >
      {product === 'options' ? <UsMarketNotice /> : null}
      <Assessed runtime={runtime} application={application} product={product} />
    </OutcomePage>
  );
}

function Assessed({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const language = useLanguage();
  const known = useCustomer();
  const kind = assessmentOf[product];
  const standing = known && assessmentStanding(kind, known.customer.assessments[kind], known.today);
  const label = t(`assessment.${kind}`);
  const isValid = standing?.state === 'valid';
  return (
    <>
      {standing?.state === 'expired' ? (
        <Notice tone="warning" title={label} action={<ApplyAgain runtime={runtime} action={t('assessment.renew')} />}>
          {t('assessment.expired', { date: formatDate(standing.expiredOn, language) })}
        </Notice>
      ) : null}
      <WhatIsOpen
        product={product}
        market={application.answers.introduce?.market === 'other' ? 'other' : 'us'}
        assessment={
          isValid
            ? { label, text: t('assessment.valid', { date: formatDate(standing.expiresOn, language) }) }
            : undefined
        }
      />
    </>
  );
}
