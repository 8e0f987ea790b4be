import { pathOf } from '@quayside/flow/define-flow';
import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { joint } from '@quayside/i18n/text/joint';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { isWithMinor } from '../internal/is-joint.ts';
import { jointPaths } from '../internal/joint-paths.ts';
import { History } from './history.tsx';
import type { StateProps } from './state-of.tsx';

/** MSG-34, to the guardian. */
export const MinorFailed = () => useText(joint)('minor.failed');

/** This holder's part stands; the other's was sent back. A minor's is the guardian's to revise. */
export function OtherHolderCorrects({ runtime, application }: StateProps) {
  const t = useText(joint);
  const tState = useText(openingState);
  const ofMinor = isWithMinor(application);
  return (
    <Result
      kind={ofMinor ? 'fail' : 'wait'}
      title={ofMinor ? t('minor.failed') : tState('under-review.heading')}
      lead={ofMinor ? undefined : t('other.correcting')}
      actions={
        <>
          {ofMinor ? <GoTo path={jointPaths.state}>{t('minor.revise')}</GoTo> : null}
          <GoTo path={pathOf(runtime.flow, 'holders-board')} variant={ofMinor ? 'secondary' : 'primary'}>
            {t('board.see')}
          </GoTo>
        </>
      }
    >
      <Reference value={application.reference} />
      <History application={application} otherCorrects={!ofMinor} />
    </Result>
  );
}
