import { DepositButton } from '@quayside/flow-screens/internals/deposit';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

type ActionsProps = {
  /** `first`: the deposit is the primary action of the page. `later`: a task has the primary action. */
  readonly rank: 'first' | 'later';
};

/**
 * Renders the actions for an account: a deposit, then trading in the native app. In a browser, the second button links to the app's URL and names the app;
 * without a URL, there is none.
 */
export function Actions({ rank }: ActionsProps) {
  const t = useText(applicationState);
  const { openAppScreen, edition } = useHost();
  const way = openAppScreen
    ? { onPress: () => openAppScreen('trade') }
    : edition.appAddress
      ? { href: edition.appAddress }
      : undefined;
  return (
    <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem] max-[22rem]:*:px-3! min-[56.25rem]:max-w-md">
      <DepositButton variant={rank === 'first' ? 'primary' : 'secondary'} openAppScreen={openAppScreen} />
      {way ? (
        <Button variant="secondary" {...way}>
          {t(openAppScreen ? 'opened.trade' : 'opened.tradeInApp')}
        </Button>
      ) : null}
    </div>
  );
}
