import { DepositButton } from '@quayside/flow-screens/internals/deposit';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

type ActionsProps = {
  /** The importance of the deposit: `first`, the primary action of the page; `later`, after a task that has the primary action. */
  readonly rank: 'first' | 'later';
};

/**
 * Renders buttons to deposit and to trade. Trading opens the native app; in a browser, the button links to the app's URL, and without such a URL there is no
 * button.
 */
export function AccountActions({ rank }: ActionsProps) {
  const t = useText(applicationState);
  const { openAppScreen, edition } = useHost();
  const way = openAppScreen
    ? { onPress: () => openAppScreen('trade') }
    : edition.appAddress
      ? { href: edition.appAddress }
      : undefined;
  return (
    <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem] max-[22rem]:*:px-3! min-[48rem]:max-w-md">
      <DepositButton variant={rank === 'first' ? 'primary' : 'secondary'} openAppScreen={openAppScreen} />
      {way ? (
        <Button variant="secondary" {...way}>
          {t(openAppScreen ? 'opened.trade' : 'opened.tradeInApp')}
        </Button>
      ) : null}
    </div>
  );
}
