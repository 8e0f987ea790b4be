import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';

/** Texts that are loaded before the screen is shown: what a host says around its screens. */
export const texts = [hostText];

/** For a path of the product whose flow this edition does not offer: says so and leads home. */
export default function NotOfferedScreen() {
  const t = useText(hostText);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar onBack={() => void navigate('/')} />
      <main className="flex-1">
        <Result
          kind="info"
          title={t('notOffered.title')}
          lead={t('notOffered.text')}
          actions={<Button onPress={() => void navigate('/')}>{t('home')}</Button>}
        />
      </main>
    </div>
  );
}
