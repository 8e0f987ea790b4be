import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OtherProducts } from '@quayside/flow-screens/internals/other-products';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';
import { paths } from '../routes/paths.ts';
import { MarginRefusedDrawing } from './margin-refused.tsx';

/** Renders the page of a declined request (MSG-39): the reason, and a button to apply again if that can help. */
export function DeclinedRequest(props: StatePageProps) {
  const t = useText(account);
  return (
    <OutcomePage
      {...props}
      refuses="request"
      {...(props.application.flow === 'margin-upgrade' ? { picture: <MarginRefusedDrawing /> } : {})}
      status={t('status.failed.label')}
      title={t(titles[props.application.flow] ?? 'status.failed.information-change')}
      means={t('status.failed.means')}
      again={t(props.application.flow === 'document-request' ? 'status.againDocument' : 'status.again')}
      below={props.application.flow === 'margin-upgrade' ? <OtherProducts path={paths.center} /> : null}
    />
  );
}

const titles: Readonly<Record<string, `status.failed.${Request}`>> = {
  'tier-change': 'status.failed.tier-change',
  'margin-upgrade': 'status.failed.margin-upgrade',
  'document-request': 'status.failed.document-request',
};
type Request = 'tier-change' | 'margin-upgrade' | 'information-change' | 'document-request';
