import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { AlertDialog } from '@quayside/ui/alert-dialog';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { type SessionState, useHost } from '../host-context.ts';

export type SessionNoticeProps = {
  readonly session: SessionState;
  readonly refused: boolean;
  readonly onRetry: () => void;
};

/** A link's token to be confirmed; a login that has expired; a login that failed. Each with the way on. */
export function SessionNotice({ session, refused, onRetry }: SessionNoticeProps) {
  const t = useText(hostText);
  const host = useHost();
  if (session.status === 'confirm-link')
    return (
      <AlertDialog
        open
        onCancel={() => session.answer(false)}
        onConfirm={() => session.answer(true)}
        title={t('link.title')}
        description={t('link.text')}
        confirmLabel={t('link.accept')}
      />
    );
  if (session.status === 'expired')
    return (
      <Notice
        shape="banner"
        tone="warning"
        announce="assertive"
        action={
          <Button onPress={() => void host.login().catch((error: unknown) => host.log('login', error))}>
            {t('signIn')}
          </Button>
        }
      >
        {t('newSession.text')}
      </Notice>
    );
  return refused ? (
    <Notice
      shape="banner"
      tone="danger"
      announce="assertive"
      title={t('login.failed')}
      action={<Ways onRetry={onRetry} />}
    >
      {t('login.failedText')}
    </Notice>
  ) : null;
}

function Ways({ onRetry }: { onRetry: () => void }) {
  const t = useText(hostText);
  const host = useHost();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onPress={onRetry}>{t('tryAgain')}</Button>
      <Button variant="secondary" onPress={host.contactService}>
        {t('service')}
      </Button>
    </div>
  );
}
