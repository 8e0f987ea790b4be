import { errors } from '@quayside/i18n/text/errors';
import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { QrCode } from '@quayside/ui/qr-code';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';

/** Where the customer can go on from a PC: at this address on a phone, or in the app. */
export type PcRefusedProps = {
  /** of this page, to be opened on a phone */
  address: string;
  /** where the app can be had */
  appAddress?: string | undefined;
};

/** STATE-06: the server opens no account on this PC. Leads to the phone: by a code to scan, by the address to type there, or to the app. */
export default function PcRefused({ address, appAddress }: PcRefusedProps) {
  const t = useText(hostText);
  const tError = useText(errors);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar onBack={() => void navigate('/')} />
      <main className="flex-1">
        <Result
          kind="info"
          title={t('pc.title')}
          lead={tError('pcRefused')}
          actions={appAddress ? <Button href={appAddress}>{t('pc.app')}</Button> : null}
        >
          <QrCode value={address} label={t('pc.scan')} />
        </Result>
      </main>
    </div>
  );
}
