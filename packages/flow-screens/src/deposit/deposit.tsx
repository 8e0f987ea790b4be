import type { AppScreen } from '@quayside/flow/flow-context';
import { useOnline } from '@quayside/flow/internals/use-online';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { type MouseEvent, useId } from 'react';
import { useHelpAddress } from '../use-help-address.ts';

export type DepositButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'width'> & {
  /** Opens a screen of the native app. Undefined in a browser, where the link leads to the help page. */
  readonly openAppScreen?: ((screen: AppScreen) => void) | undefined;
};

/**
 * Renders an `<a>` that opens the app's deposit screen, or the help page in a browser. Offline, renders a disabled button and the reason. The screen must load
 * the texts `toDos`.
 */
export function DepositButton({ openAppScreen, ...look }: DepositButtonProps) {
  const t = useText(toDos);
  const online = useOnline();
  const help = useHelpAddress();
  const id = useId();
  if (online)
    return (
      <Button {...look} {...payInLink(help, openAppScreen)}>
        {t('payIn')}
      </Button>
    );
  return (
    <span className={`${look.width === 'full' ? 'flex' : 'inline-flex'} flex-col gap-1`}>
      <Button {...look} disabled aria-describedby={id}>
        {t('payIn')}
      </Button>
      <span id={id} className="text-center text-caption text-ink-muted">
        {t('offlineDeposit')}
      </span>
    </span>
  );
}

/** Returns the props that make a row a link to the deposit screen, or `{}` offline. */
export function useDepositLink(openAppScreen: DepositButtonProps['openAppScreen']) {
  const online = useOnline();
  const help = useHelpAddress();
  return online ? payInLink(help, openAppScreen) : {};
}

/** Returns the URL and the press handler of a link to the deposit screen. */
const payInLink = (href: string, openAppScreen: DepositButtonProps['openAppScreen']) => ({
  href,
  onPress: (event: MouseEvent<HTMLElement>) => {
    if (!openAppScreen) return;
    event.preventDefault();
    openAppScreen('deposit');
  },
});
