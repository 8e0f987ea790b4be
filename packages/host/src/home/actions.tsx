import { DepositButton } from '@quayside/flow-screens/deposit';
import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

type ActionsProps = {
  /** `later`: a to-do has the primary action of the page */
  readonly rank: 'first' | 'later';
};

/** Renders what a holder does with an account, in the words and the order of the details: a deposit, then trading. Trading is the app's: a browser follows the app's address, if the edition has one, and the button says so. */
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
