import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import { derivativeProducts } from '@quayside/rules/internals/derivative-products';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { useLocation, useNavigate } from 'react-router';

/** The text groups that load together with the screen. */
export const texts = [hostText];

/** Renders the message that this app does not offer the feature of the path, with a link home. */
export default function NotOfferedScreen() {
  const t = useText(hostText);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const product = derivativeProducts.find((one) => pathname.startsWith(`/sg-${one}`));
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ActionBarOutlet>
        <NavBar
          {...(product ? { title: t('notOffered.title'), titleAs: 'p' } : {})}
          onBack={() => void navigate('/')}
        />
        <main className="flex-1">
          <Result
            kind="info"
            picture="empty"
            title={t(product ? `notOffered.${product}` : 'notOffered.title')}
            description={t('notOffered.text')}
            actions={<Button onPress={() => void navigate('/')}>{t('home')}</Button>}
          />
        </main>
      </ActionBarOutlet>
    </div>
  );
}
