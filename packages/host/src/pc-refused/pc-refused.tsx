import { errors } from '@quayside/i18n/internals/text/errors';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { QrCode } from '@quayside/ui/qr-code';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';

/** The props of `PcRefused`: the URLs at which the customer can continue. */
export type PcRefusedProps = {
  /** The URL of this page, which the customer can open on a phone. */
  address: string;
  /** The URL at which customers get the native app; without it, there is no link to the app. */
  appAddress?: string | undefined;
};

/** Renders the message that accounts cannot be opened on this PC, with a QR code and the URL for a phone, or a link to the app (STATE-06). */
export default function PcRefused({ address, appAddress }: PcRefusedProps) {
  const t = useText(hostText);
  const tError = useText(errors);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ActionBarOutlet>
        <NavBar onBack={() => void navigate('/')} />
        <main className="flex-1">
          <Result
            kind="info"
            title={t('pc.title')}
            description={tError('pcRefused')}
            actions={appAddress ? <Button href={appAddress}>{t('pc.app')}</Button> : null}
          >
            <QrCode value={address} label={t('pc.scan')} />
          </Result>
        </main>
      </ActionBarOutlet>
    </div>
  );
}
