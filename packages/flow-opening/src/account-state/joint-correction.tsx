import { getRoutePath } from '@quayside/flow/define-flow';
import { LinkButton } from '@quayside/flow/internals/link-button';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { useText } from '@quayside/i18n/use-text';
import { isWithMinor } from '../joint/is-joint.ts';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';
import { ReviewHistory } from './review-history.tsx';

/** Returns the heading that tells the guardian that the minor's part was rejected (MSG-34). */
export const MinorRejectedTitle = () => useText(joint)('minor.failed');

/** Renders the status page of a holder whose co-holder has corrections to make. A guardian gets a link to correct the minor's part. */
export function OtherHolderCorrection({ runtime, application }: StatePageProps) {
  const t = useText(joint);
  const ofMinor = isWithMinor(application);
  const history = <ReviewHistory application={application} next={ofMinor ? 'corrections' : 'other-corrects'} />;
  const board = (
    <LinkButton path={getRoutePath(runtime.flow, 'holders-board')} variant="secondary">
      {t('board.see')}
    </LinkButton>
  );
  const shared = { runtime, application, secondary: board, below: history };
  return ofMinor ? (
    <OutcomePage
      {...shared}
      outcome="sent-back"
      title={t('minor.failed')}
      lead={null}
      primary={<LinkButton path={jointPaths.state}>{t('minor.revise')}</LinkButton>}
    />
  ) : (
    <OutcomePage {...shared} outcome="other-corrects" lead={t('other.correcting')} />
  );
}
