import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';

export const texts = [hostText];

/** Renders a path whose flow this edition does not offer, with a link home. */
export default function NotOfferedScreen() {
  const t = useText(hostText);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ActionBarOutlet>
        <NavBar onBack={() => void navigate('/')} />
        <main className="flex-1">
          <Result
            kind="info"
            title={t('notOffered.title')}
            lead={t('notOffered.text')}
            actions={<Button onPress={() => void navigate('/')}>{t('home')}</Button>}
          />
        </main>
      </ActionBarOutlet>
    </div>
  );
}
