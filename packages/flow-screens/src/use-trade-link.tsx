import { useFlow } from '@quayside/flow/flow-context';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import type { ReactElement } from 'react';

/** The title of a link or button to trading, with its URL or press handler. */
export type TradeLink = { readonly title: string } & ({ readonly href: string } | { readonly onPress: () => void });

/**
 * Returns the way to trade with an opened product: a screen of the app, or in a browser the app's URL; undefined if the host has neither. The screen loads
 * the texts `applicationState`.
 */
export function useTradeLink(): TradeLink | undefined {
  const t = useText(applicationState);
  const { openAppScreen, appAddress } = useFlow().hostServices ?? {};
  if (openAppScreen) return { title: t('opened.trade'), onPress: () => openAppScreen('trade') };
  return appAddress ? { title: t('opened.tradeInApp'), href: appAddress } : undefined;
}

/** Renders the way to trade as a button. */
export function TradeButton({ way, variant }: { readonly way: TradeLink; readonly variant: 'primary' | 'secondary' }) {
  const { title, ...press } = way;
  return (
    <Button variant={variant} {...press}>
      {title}
    </Button>
  );
}

/** Returns the primary button of `useTradeLink`; undefined if there is no way to trade. */
export function useTradeButton(): ReactElement | undefined {
  const way = useTradeLink();
  return way && <TradeButton way={way} variant="primary" />;
}
