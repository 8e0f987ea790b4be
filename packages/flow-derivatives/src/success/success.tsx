import { ApplyAgain } from '@quayside/flow/apply-again';
import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { UsMarketNotice } from '@quayside/flow/us-market-notice';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { assessmentStanding } from '@quayside/rules/assessment-validity';
import { formatDate } from '@quayside/rules/calendar-date';
import { assessmentOf } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Outcome, type OutcomeProps } from '../internal/outcome.tsx';
import { useCustomer } from '../internal/use-customer.ts';

/** Texts that are loaded before the screen is shown: permissions for derivatives; what becomes of an application. */
export const texts = [derivatives, openingState];

/** /sg-options-success, /sg-futures-success, /sg-cfd-success (STATE-04), and until when the assessment behind it counts; where that is over, the way to renew it. */
export default function SuccessScreen() {
  return <Outcome states={opened}>{(props) => <Opened {...props} />}</Outcome>;
}

const opened = ['opened'] as const;

function Opened({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  return (
    <Result
      kind="success"
      title={t(`success.${product}`)}
      lead={t('success.lead')}
      actions={<GoTo path="/">{t('success.home')}</GoTo>}
    >
      <Reference value={application.reference} />
      {product === 'options' ? <UsMarketNotice /> : null}
      <Assessed runtime={runtime} product={product} />
    </Result>
  );
}

function Assessed({ runtime, product }: Pick<OutcomeProps, 'runtime' | 'product'>) {
  const t = useText(derivatives);
  const language = useLanguage();
  const known = useCustomer();
  const kind = assessmentOf[product];
  const standing = known && assessmentStanding(kind, known.customer.assessments[kind], known.today);
  if (standing?.state === 'expired')
    return (
      <Notice
        tone="warning"
        title={t(`assessment.${kind}`)}
        action={<ApplyAgain runtime={runtime} action={t('assessment.renew')} />}
      >
        {t('assessment.expired', { date: formatDate(standing.expiredOn, language) })}
      </Notice>
    );
  if (standing?.state !== 'valid') return null;
  return (
    <Notice title={t(`assessment.${kind}`)}>
      {t('assessment.valid', { date: formatDate(standing.expiresOn, language) })}
    </Notice>
  );
}
