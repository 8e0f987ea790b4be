import { useHelpAddress } from '@quayside/flow-screens/internals/use-help-address';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { MaskedText } from '@quayside/ui/masked-text';
import { useHost } from '../host-context.ts';

/** Renders the last card of home: help, the signed-in number and the sign-out button. */
export function HelpAndSignOut({ phoneNumber }: { readonly phoneNumber: string }) {
  const t = useText(homeStatus);
  const help = useHelpAddress();
  const host = useHost();
  return (
    <List label={t('help')} variant="card">
      <Cell
        title={t('help')}
        href={help}
        newWindow={!host.openFile} // a web view of the app has only one window
        onPress={(event) => {
          event.preventDefault();
          host.openHelp();
        }}
      />
      <li className="flex min-h-[3.5rem] items-center justify-between gap-4 py-2 ps-4 text-ink-muted text-label">
        <span className="min-w-0">
          {t('mobile')} <MaskedText value={phoneNumber} label="" reveal="never" />
        </span>
        <span className="shrink-0">
          <Button variant="quiet" size="medium" onPress={() => void host.logout()}>
            {t('signOut')}
          </Button>
        </span>
      </li>
    </List>
  );
}
