import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { useLocation, useNavigate } from 'react-router';
import { faceAttemptsBeforeHandheld } from '../internal/face-attempts.ts';

export const texts = [openingFace];

const hints = ['no-match', 'too-dark', 'covered', 'not-centred'] as const;

/** /sg-face-fail: what went wrong as far as it is known, and again. After repeated failure a person can look (STATE-03). */
export default function FaceFailScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const hint = useHint();
  const { runtime } = useFlow();
  useFlowState();
  const left = faceAttemptsBeforeHandheld - (runtime?.application?.face.attempts ?? 0);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('fail.title')} onBack={() => void navigate('/sg-face-recognition')} />
      <main className="flex-1">
        <Result
          kind="fail"
          title={t('fail.heading')}
          lead={`${t('fail.noMatch')} ${t('fail.again')}`}
          actions={
            <>
              <Button onPress={() => void navigate('/sg-face-h5')}>{t('fail.action')}</Button>
              {left <= 0 ? (
                <Button variant="secondary" onPress={() => void navigate('/sg-face-fail-more')}>
                  {t('more.title')}
                </Button>
              ) : null}
            </>
          }
        >
          <p className="m-0 text-body text-ink">{t(`fail.hint.${hint}`)}</p>
          {left > 0 ? <p className="m-0 text-body text-ink-muted">{t('fail.left', { count: left })}</p> : null}
        </Result>
      </main>
    </div>
  );
}

/** The server's reason; gone after a reload, when the commonest stands in. */
function useHint(): (typeof hints)[number] {
  const { state } = useLocation() as { state: { reason?: unknown } | null };
  return hints.find((hint) => hint === state?.reason) ?? 'no-match';
}
