import { ServiceLink } from '@quayside/flow/service-link';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Reference } from '../internal/reference.tsx';
import { reasonWords } from './reason-words.ts';
import type { StateProps } from './state-of.tsx';

/** The opening failed: why, as far as it may be said, and whom to ask. */
export function NotOpened({ application }: StateProps) {
  const t = useText(openingState);
  const tReasons = useText(reasons);
  return (
    <Result kind="fail" title={t('failed.heading')} actions={<ServiceLink variant="secondary" />}>
      <Notice tone="danger" title={t('failed.because')}>
        {reasonWords(application.failure, tReasons).map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </Notice>
      <Reference value={application.reference} />
    </Result>
  );
}
