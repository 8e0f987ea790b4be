import { GoTo } from '@quayside/flow/go-to';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { account } from '@quayside/i18n/text/account';
import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { paths } from '../routes/paths.ts';

/** MSG-39: renders what we could not do, the reason, and a retry where it can help. */
export function Declined(props: StatePageProps) {
  const t = useText(account);
  const tState = useText(applicationState);
  return (
    <OutcomePage
      {...props}
      refuses="request"
      status={t('status.failed.label')}
      title={t(titles[props.application.flow] ?? 'status.failed.information-change')}
      means={t('status.failed.means')}
      again={t('status.again')}
      secondary={
        props.application.flow === 'margin-upgrade' ? (
          <GoTo path={paths.center} variant="quiet">
            {tState('failed.others')}
          </GoTo>
        ) : null
      }
    />
  );
}

const titles: Readonly<Record<string, `status.failed.${Request}`>> = {
  'tier-change': 'status.failed.tier-change',
  'margin-upgrade': 'status.failed.margin-upgrade',
  'document-request': 'status.failed.document-request',
};
type Request = 'tier-change' | 'margin-upgrade' | 'information-change' | 'document-request';
