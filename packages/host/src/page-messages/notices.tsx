import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Banner } from '@quayside/ui/banner';
import { Button } from '@quayside/ui/button';
import { type ReactNode, useState } from 'react';
import { type SessionState, useHost } from '../host-context.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { classifyNavigationError, type NavigationError } from './navigation-error.ts';

/** The props of `Notices`: the states that have a notice, and the retry of a failed navigation. */
export type NoticesProps = {
  readonly session: SessionState;
  readonly problem: NavigationError | undefined;
  readonly onRetry: () => void;
  readonly draftStorage: 'device' | 'memory';
};

/**
 * Renders a banner for each state that the customer must know, with its action: the session, a failed navigation, storage. Also asks about the login of a link.
 */
export function Notices({ session, problem, onRetry, draftStorage }: NoticesProps) {
  const isExplained = problem && isExplainedBySession(session, problem);
  return (
    <>
      <SessionNotice session={session} onSignIn={isExplained ? onRetry : undefined} />
      {problem && !isExplained ? <ProblemNotice problem={problem} onRetry={onRetry} /> : null}
      {draftStorage === 'memory' ? <MemoryNotice /> : null}
    </>
  );
}

/** Returns true if the notice of the session already explains the failed navigation. */
const isExplainedBySession = ({ status }: SessionState, { kind }: NavigationError): boolean =>
  status === 'login-failed' || (kind === 'refused' && (status === 'expired' || status === 'locked'));

/** Renders the notice of the session's state, if it has one. `onSignIn` signs in and opens the requested screen; without it, the button only signs in. */
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
      return <LoginFailed error={session.error} onRetry={signIn} />;
    default:
      return null;
  }
}

function ProblemNotice({ problem, onRetry }: { problem: NavigationError; onRetry: () => void }) {
  const t = useText(hostText);
  const tFlow = useText(flowText);
  const tError = useText(errorText);
  if (problem.kind === 'refused') return <LoginFailed error={problem.error} onRetry={onRetry} />;
  if (problem.kind === 'offline') return <NetworkOff onRetry={onRetry} />;
  if (problem.kind === 'unanswered')
    return (
      <Banner
        tone="danger"
        announce="assertive"
        title={tFlow('loadFailed.title')}
        action={<Button onPress={onRetry}>{t('tryAgain')}</Button>}
      >
        {tError((problem.error as CallError).messageKey)}
      </Banner>
    );
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={t('unloadable.title')}
      action={
        <ButtonRow>
          <Button onPress={onRetry}>{t('tryAgain')}</Button>
          <Button variant="secondary" onPress={() => location.reload()}>
            {t('broken.reload')}
          </Button>
        </ButtonRow>
      }
    >
      {t('unloadable.text')}
    </Banner>
  );
}

/** Renders the message that there is no network (MSG-25) as a banner, because a toast would disappear and leave an empty page. */
function NetworkOff({ onRetry }: { onRetry: () => void }) {
  const t = useText(hostText);
  const tFlow = useText(flowText);
  return (
    <Banner tone="warning" announce="assertive" action={<Button onPress={onRetry}>{t('tryAgain')}</Button>}>
      {tFlow('loadFailed.offline')}
    </Banner>
  );
}

function LoginFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(hostText);
  const host = useHost();
  if (classifyNavigationError(error) === 'offline') return <NetworkOff onRetry={onRetry} />;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={t('login.failed')}
      action={
        <ButtonRow>
          <Button onPress={onRetry}>{t('tryAgain')}</Button>
          <Button variant="secondary" onPress={() => host.contactService()}>
            {t('service')}
          </Button>
        </ButtonRow>
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

const ButtonRow = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;
