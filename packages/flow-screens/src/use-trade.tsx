import { useFlow } from '@quayside/flow/flow-context';
import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import type { ReactElement } from 'react';

/** Returns the way to trade what was opened: a screen of the app, or in a browser the app's address; undefined where the host has neither. The screen loads the texts `applicationState`. */
export function useTrade(): ReactElement | undefined {
  const t = useText(applicationState);
  const { openAppScreen, appAddress } = useFlow().hostServices ?? {};
  if (openAppScreen) return <Button onPress={() => openAppScreen('trade')}>{t('opened.trade')}</Button>;
  return appAddress ? <Button href={appAddress}>{t('opened.tradeInApp')}</Button> : undefined;
}
