import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useFlow } from '../flow-context.tsx';

/** Says that the US stock market is closed where the app around the page says so (`usStockTradeClose`), beside whatever offers US trading. */
export function UsMarketNotice() {
  const t = useText(flowText);
  const { hostServices } = useFlow();
  return hostServices?.usMarket === 'closed' ? <Notice tone="warning">{t('usMarket.closed')}</Notice> : null;
}
