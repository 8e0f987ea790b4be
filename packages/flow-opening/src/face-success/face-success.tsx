import { useFlow } from '@quayside/flow/flow-context';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';

export const texts = [openingFace];

/** /sg-face-success */
export default function FaceSuccessScreen() {
  const t = useText(openingFace);
  const tFlow = useText(flowText);
  const navigate = useNavigate();
  const { ready } = useFlow();
  const goOn = async () => navigate((await ready()).path);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('start.title')} onBack={() => void navigate('/sg-face-recognition')} />
      <main className="flex-1">
        <Result
          kind="success"
          title={t('success.title')}
          lead={t('success.lead')}
          actions={<Button onPress={() => void goOn()}>{tFlow('continue')}</Button>}
        />
      </main>
    </div>
  );
}
