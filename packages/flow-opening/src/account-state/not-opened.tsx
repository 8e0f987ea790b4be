import { reasons as catalogue, isReasonCode } from '@quayside/contract/reasons';
import { ApplyAgain } from '@quayside/flow/apply-again';
import { reasonWords } from '@quayside/flow/reason-words';
import { Reference } from '@quayside/flow/reference';
import { ServiceLink } from '@quayside/flow/service-link';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { History } from './history.tsx';
import type { StateProps } from './state-of.tsx';

/** The opening failed: why, as far as it may be said, and what can be done. */
export function NotOpened({ runtime, application }: StateProps) {
  const { failure, reference } = application;
  const t = useText(openingState);
  const tReasons = useText(reasons);
  const mayTryAgain = isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';
  return (
    <Result
      kind="fail"
      title={t('failed.heading')}
      actions={
        <>
          {mayTryAgain ? <ApplyAgain runtime={runtime} /> : null}
          <ServiceLink variant="secondary" />
        </>
      }
    >
      <Notice tone="danger" title={t('failed.because')}>
        {reasonWords(failure, tReasons).map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </Notice>
      <p className="m-0 text-body text-ink-muted">{t(mayTryAgain ? 'failed.again' : 'failed.final')}</p>
      <Reference value={reference} />
      <History application={application} />
    </Result>
  );
}
