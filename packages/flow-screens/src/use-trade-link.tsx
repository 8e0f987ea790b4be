import { useFlow } from '@quayside/flow/flow-context';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import type { ReactElement } from 'react';

/** The title of a link or button for trading, with its URL or its press handler. */
export type TradeLink = { readonly title: string } & ({ readonly href: string } | { readonly onPress: () => void });

/**
 * Returns the link or action for trading. It opens a screen of the native app or, in a browser, the app's URL. Returns undefined if the host has neither. The
 * screen must load the texts `applicationState`.
 */
export function useTradeLink(): TradeLink | undefined {
  const t = useText(applicationState);
  const { openAppScreen, appAddress } = useFlow().hostServices ?? {};
  if (openAppScreen) return { title: t('opened.trade'), onPress: () => openAppScreen('trade') };
  return appAddress ? { title: t('opened.tradeInApp'), href: appAddress } : undefined;
}

/** Renders the link or action of `useTradeLink` as a button. */
export function TradeButton({ way, variant }: { readonly way: TradeLink; readonly variant: 'primary' | 'secondary' }) {
  const { title, ...press } = way;
  return (
    <Button variant={variant} {...press}>
      {title}
    </Button>
  );
}

/** Returns a primary `TradeButton`, or undefined if the host has no link or action for trading. */
export function useTradeButton(): ReactElement | undefined {
  const way = useTradeLink();
  return way && <TradeButton way={way} variant="primary" />;
}
