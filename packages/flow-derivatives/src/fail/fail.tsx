import { reasons as catalogue, isReasonCode } from '@quayside/contract/reasons';
import { ApplyAgain } from '@quayside/flow/apply-again';
import { reasonWords } from '@quayside/flow/reason-words';
import { Reference } from '@quayside/flow/reference';
import { reviewItems } from '@quayside/flow/review-items';
import { ReviewList } from '@quayside/flow/review-list';
import { SendAgain } from '@quayside/flow/send-again';
import { ServiceLink } from '@quayside/flow/service-link';
import { useRoundWords } from '@quayside/flow/use-round-words';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Outcome, type OutcomeProps } from '../internal/outcome.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; what becomes of an application; a reviewer's reasons. */
export const texts = [derivatives, openingState, reasons];

/** /sg-cfd-fail, and the like for options and futures: what was sent back item by item, or why it failed, and the way on (STATE-02, STATE-04). */
export default function FailScreen() {
  return (
    <Outcome states={failed}>
      {(props) => (props.application.state === 'failed' ? <Failed {...props} /> : <SentBack {...props} />)}
    </Outcome>
  );
}

const failed = ['action-needed', 'failed'] as const;

function SentBack({ runtime, application }: OutcomeProps) {
  const t = useText(derivatives);
  const items = reviewItems(runtime, application);
  const words = useRoundWords(runtime, items);
  const done = items.every(({ state }) => state === 'corrected');
  return (
    <Result {...words} actions={done ? <SendAgain runtime={runtime} seal={t('open.heading')} /> : undefined}>
      <ReviewList items={items} />
      <Reference value={application.reference} />
    </Result>
  );
}

function Failed({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const tState = useText(openingState);
  const tReasons = useText(reasons);
  const { failure, reference } = application;
  const mayTryAgain = isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';
  return (
    <Result
      kind="fail"
      title={t(`fail.${product}`)}
      lead={t('fail.lead')}
      actions={
        <>
          {mayTryAgain ? <ApplyAgain runtime={runtime} /> : null}
          <ServiceLink variant="secondary" />
        </>
      }
    >
      <Notice tone="danger" title={t('fail.reason')}>
        {reasonWords(failure, tReasons).map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </Notice>
      <div className="text-body text-ink-muted">{tState(mayTryAgain ? 'failed.again' : 'failed.final')}</div>
      <Reference value={reference} />
    </Result>
  );
}
