import { CallError } from '@quayside/api/errors';
import { embed as embedText } from '@quayside/i18n/internals/text/embed';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { errorActions } from '../errors/problems.ts';
import type { Embed, EmbedStage } from '../session/embed.ts';
import type { EmbedErrorCode } from '../types.ts';

type StoppedProps = { embed: Embed; stopped: Extract<EmbedStage, { status: 'stopped' }> };

/** Renders a `<main>` with the reason why the flow stopped, and a button for the next action. */
export function StoppedFlow({ embed, stopped: { code, error, leadsTo } }: StoppedProps) {
  const { title, text } = useWords(code, error);
  const t = useText(embedText);
  const tHost = useText(hostText);
  const ended = errorActions[code].nextAction === 'leave' || errorActions[code].nextAction === 'fix-options';
  return (
    <main className="mx-auto w-full max-w-reading px-gutter py-6">
      <Notice
        tone="danger"
        announce="polite"
        title={title}
        action={
          ended ? (
            <Button onPress={() => embed.leave(leadsTo ?? '/')}>{t('close')}</Button>
          ) : (
            <Button onPress={() => void embed.start()}>
              {errorActions[code].nextAction === 'sign-in' ? tHost('signIn') : tHost('tryAgain')}
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </main>
  );
}

function useWords(code: EmbedErrorCode, error: unknown): { readonly title: string; readonly text: string } {
  const t = useText(embedText);
  const tHost = useText(hostText);
  const tFlow = useText(flowText);
  const tError = useText(errorText);
  switch (code) {
    case 'session-refused':
      return { title: tHost('login.failed'), text: tHost('login.failedText') };
    case 'session-expired':
      return { title: tHost('login.failed'), text: tHost('newSession.text') };
    case 'offline':
      return { title: tFlow('loadFailed.title'), text: tFlow('loadFailed.offline') };
    case 'unloadable':
      return { title: tHost('unloadable.title'), text: tHost('unloadable.text') };
    case 'not-allowed':
      return {
        title: t('notAllowed.title'),
        text: tError(error instanceof CallError ? error.messageKey : 'notAllowed'),
      };
    case 'requirements-unreachable':
      return { title: t('notAllowed.title'), text: t('unreachable.text') };
    case 'wrong-options':
    case 'cross-origin':
      return { title: tHost('notOffered.title'), text: tHost('notOffered.text') };
    case 'broken':
      return { title: tHost('broken.title'), text: t('broken.text') };
    default:
      return {
        title: tFlow('loadFailed.title'),
        text: error instanceof CallError ? tError(error.messageKey) : tFlow('loadFailed.text'),
      };
  }
}

/** Renders a `<main>` with the message that the requirements in `only` are met. */
export function EndedFlow({ onClose }: { onClose: () => void }) {
  const t = useText(embedText);
  return (
    <main className="w-full">
      <Result
        kind="success"
        title={t('met.title')}
        description={t('met.text')}
        actions={<Button onPress={onClose}>{t('close')}</Button>}
      />
    </main>
  );
}
