import { GoTo } from '@quayside/flow/go-to';
import { ApplyAgain } from '@quayside/flow-screens/apply-again';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { UsMarketNotice } from '@quayside/flow-screens/us-market-notice';
import { useTrade } from '@quayside/flow-screens/use-trade';
import { applicationState } from '@quayside/i18n/text/application-state';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { assessmentStanding } from '@quayside/rules/assessment-validity';
import { formatDate } from '@quayside/rules/calendar-date';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { informationChangeDefinition } from '@quayside/rules/journeys/information-change/definition';
import { assessmentOf } from '@quayside/rules/prerequisites';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Notice } from '@quayside/ui/notice';
import { useCustomer } from '../derivative/use-customer.ts';
import { Outcome, type OutcomeProps } from '../outcomes/outcome.tsx';

export const texts = [derivatives, applicationState];

/** Renders /sg-options-success, /sg-futures-success and /sg-cfd-success (STATE-04): the assessment's last valid day, or the link to renew it. */
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
      <Assessed runtime={runtime} product={product} />
    </OutcomePage>
  );
}

const { details, 'cfd-details': cfdDetails } = informationChangeDefinition.screens;

/** Where the product stands with what may be traded in it: options and futures within the securities account's page. */
const accountOf: Readonly<Record<DerivativeProduct, string>> = {
  options: details.path,
  futures: details.path,
  cfd: cfdDetails.path,
};

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
    <Card>
      <DescriptionList
        layout="stacked"
        items={[
          {
            id: kind,
            label: t(`assessment.${kind}`),
            value: t('assessment.valid', { date: formatDate(standing.expiresOn, language) }),
          },
        ]}
      />
    </Card>
  );
}
