import { errors as errorText } from '@quayside/i18n/text/errors';
import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Banner } from '@quayside/ui/banner';
import { Button } from '@quayside/ui/button';
import { type ReactNode, useState } from 'react';
import { type SessionState, useHost } from '../host-context.ts';
import { ConfirmLink } from './confirm-link.tsx';
import type { Problem } from './use-navigation-guard.ts';

export type NoticesProps = {
  readonly session: SessionState;
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
  readonly keeping: 'device' | 'memory';
};

/** Banners, one below the other, each with the way on; over them the question about the login of a link. */
export function Notices({ session, problem, onRetry, keeping }: NoticesProps) {
  const refused = problem?.kind === 'refused';
  return (
    <>
      <SessionNotice session={session} onSignIn={refused ? onRetry : undefined} />
      {problem && !(refused && asksToSignIn.has(session.status)) ? (
        <ProblemNotice problem={problem} onRetry={onRetry} />
      ) : null}
      {keeping === 'memory' ? <MemoryNotice /> : null}
    </>
  );
}

/** Sessions whose notice says already why the screen that was asked for is not there. */
const asksToSignIn: ReadonlySet<string> = new Set(['expired', 'locked', 'login-failed']);

/** `onSignIn`: the way back to the screen that the login was for; the login alone where there is none. */
function SessionNotice({ session, onSignIn }: { session: SessionState; onSignIn: (() => void) | undefined }) {
  const t = useText(hostText);
  const tError = useText(errorText);
  const host = useHost();
  const signIn = onSignIn ?? (() => void host.login().catch((error: unknown) => host.log('login', error)));
  switch (session.status) {
    case 'confirm-link':
      return <ConfirmLink {...session} />;
    case 'expired':
    case 'locked':
      return (
        <Banner tone="warning" announce="assertive" action={<Button onPress={signIn}>{t('signIn')}</Button>}>
          {session.status === 'locked' ? tError('signedOutElsewhere') : t('newSession.text')}
        </Banner>
      );
    case 'login-failed':
      return <LoginFailed onRetry={signIn} />;
    default:
      return null;
  }
}

function ProblemNotice({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useText(hostText);
  if (problem.kind === 'refused') return <LoginFailed onRetry={onRetry} />;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={t('unloadable.title')}
      action={
        <Ways>
          <Button onPress={onRetry}>{t('tryAgain')}</Button>
          <Button variant="secondary" onPress={() => location.reload()}>
            {t('broken.reload')}
          </Button>
        </Ways>
      }
    >
      {t('unloadable.text')}
    </Banner>
  );
}

function LoginFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(hostText);
  const host = useHost();
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={t('login.failed')}
      action={
        <Ways>
          <Button onPress={onRetry}>{t('tryAgain')}</Button>
          <Button variant="secondary" onPress={host.contactService}>
            {t('service')}
          </Button>
        </Ways>
      }
    >
      {t('login.failedText')}
    </Banner>
  );
}

function MemoryNotice() {
  const t = useText(hostText);
  const [state, setState] = useState<'open' | 'closed'>('open');
  return state === 'open' ? (
    <Banner tone="warning" announce="polite" onClose={() => setState('closed')}>
      {t('storage.memory')}
    </Banner>
  ) : null;
}

const Ways = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;
