import { LinkButton } from '@quayside/flow/internals/link-button';
import { ApplyAgain } from '@quayside/flow-screens/internals/apply-again';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { UsMarketNotice } from '@quayside/flow-screens/internals/us-market-notice';
import { TradeButton, useTradeLink } from '@quayside/flow-screens/internals/use-trade-link';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { getAssessmentStatus } from '@quayside/rules/internals/assessment-validity';
import { assessmentByProduct } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { formatDate } from '@quayside/values/calendar-date';
import { derivatives } from '../derivative/texts.ts';
import { useCustomer } from '../derivative/use-customer.ts';
import { derivativeIntro } from '../introduction/texts.ts';
import { DerivativeOutcome, type OutcomeProps } from '../outcomes/outcome.tsx';
import { ProductDrawing } from '../pictures/product-drawing.tsx';
import { ApprovedProduct, accountPaths } from './approved-product.tsx';
import { derivativeOpened } from './texts.ts';

export const texts = [derivatives, derivativeIntro, derivativeOpened, applicationState];

/**
 * Renders /sg-options-success, /sg-futures-success and /sg-cfd-success (STATE-04): what the customer can now trade, limit, costs and the last valid day of the
 * assessment. An expired assessment has a button that renews it.
 */
export default function SuccessScreen() {
  return <DerivativeOutcome states={opened}>{(props) => <Opened {...props} />}</DerivativeOutcome>;
}

const opened = ['opened'] as const;

function Opened({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const tOpened = useText(derivativeOpened);
  const tState = useText(applicationState);
  const way = useTradeLink();
  const renewal = useRenewal({ runtime, product });
  const see = <LinkButton path={accountPaths[product]}>{tState('opened.see')}</LinkButton>;
  const trade = (variant: 'primary' | 'secondary') => way && <TradeButton way={way} variant={variant} />;
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      title={t(`success.${product}`)}
      picture={<ProductDrawing product={product} />}
      lead={tOpened(`lead.${product}`)}
      primary={renewal ?? trade('primary') ?? see}
      secondary={
        (renewal ? trade('secondary') : undefined) ?? (
          <LinkButton path="/" variant={way || renewal ? 'secondary' : 'quiet'}>
            {t('success.home')}
          </LinkButton>
        )
      }
    >
      {product === 'options' ? <UsMarketNotice /> : null}
      <Assessed application={application} product={product} />
    </OutcomePage>
  );
}

/** Returns the status of the assessment that the product needs, or undefined until the application is loaded. */
function useStanding(product: OutcomeProps['product']) {
  const known = useCustomer();
  const kind = assessmentByProduct[product];
  return known && getAssessmentStatus(kind, known.customer.assessments[kind], known.today);
}

/** Returns a button that renews an expired assessment. Returns undefined if it has not expired. */
function useRenewal({ runtime, product }: Pick<OutcomeProps, 'runtime' | 'product'>) {
  const t = useText(derivatives);
  const standing = useStanding(product);
  return standing?.state === 'expired' ? <ApplyAgain runtime={runtime} action={t('assessment.renew')} /> : undefined;
}

function Assessed({ application, product }: Pick<OutcomeProps, 'application' | 'product'>) {
  const t = useText(derivatives);
  const language = useLanguage();
  const standing = useStanding(product);
  const label = t(`assessment.${assessmentByProduct[product]}`);
  const isValid = standing?.state === 'valid';
  return (
    <>
      {standing?.state === 'expired' ? (
        <Notice tone="warning" title={label}>
          {t('assessment.expired', { date: formatDate(standing.expiredOn, language) })}
        </Notice>
      ) : null}
      <ApprovedProduct
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
