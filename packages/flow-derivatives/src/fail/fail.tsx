import { OtherProducts } from '@quayside/flow-screens/internals/other-products';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { derivatives } from '../derivative/texts.ts';
import { DerivativeOutcome, type OutcomeProps } from '../outcomes/outcome.tsx';
import { ProductDrawing } from '../pictures/product-drawing.tsx';

export const texts = [derivatives, applicationState, reasons];

/**
 * Renders the page of an application that a reviewer sent back or refused, such as /sg-cfd-fail: the rejected items or the reason, and what the customer can do
 * (STATE-02, STATE-04).
 */
export default function FailScreen() {
  return (
    <DerivativeOutcome states={failed}>
      {(props) => (props.application.state === 'failed' ? <Failed {...props} /> : <SentBack {...props} />)}
    </DerivativeOutcome>
  );
}

const center = informationChangeDefinition.screens.center.path;

const failed = ['action-needed', 'failed'] as const;

function SentBack({ runtime, application }: OutcomeProps) {
  const t = useText(derivatives);
  return <OutcomePage runtime={runtime} application={application} seal={t('open.heading')} />;
}

function Failed({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const tState = useText(applicationState);
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      status={tState('failed.status')}
      picture={<ProductDrawing product={product} state="refused" />}
      title={t(`fail.${product}`)}
      refuses="request"
      means={t('fail.lead')}
      below={<OtherProducts path={center} />}
    />
  );
}
