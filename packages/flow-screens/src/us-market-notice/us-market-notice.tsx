import { useFlow } from '@quayside/flow/flow-context';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';

/** Renders a notice that the US stock market is closed, if the host reports it (`HostServices.usMarket`). */
export function UsMarketNotice() {
  const t = useText(flowText);
  const { hostServices } = useFlow();
  return hostServices?.usMarket === 'closed' ? <Notice tone="warning">{t('usMarket.closed')}</Notice> : null;
}
