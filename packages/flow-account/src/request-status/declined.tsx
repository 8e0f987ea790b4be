import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';

/** MSG-39: renders the reason, and a retry where it can help. */
export function Declined(props: StatePageProps) {
  const t = useText(account);
  return (
    <OutcomePage
      {...props}
      title={t('status.failed.label')}
      because={t('status.failed.because')}
      again={t('status.again')}
    />
  );
}
