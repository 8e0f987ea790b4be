import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import { AlertDialog } from '@quayside/ui/alert-dialog';
import type { SessionState } from '../host-context.ts';

/** The props of `ConfirmLink`: the user of a link, and `answer`, which takes the customer's answer. */
export type ConfirmLinkProps = Omit<Extract<SessionState, { status: 'confirm-link' }>, 'status'>;

/** Renders a dialog that asks whether the customer wants to use the login of a link (reliability F02). Calls `answer` with the choice. */
export function ConfirmLink({ phoneNumber, replaces, answer }: ConfirmLinkProps) {
  const t = useText(hostText);
  return (
    <AlertDialog
      open
      onOpenChange={() => answer(false)}
      onConfirm={() => answer(true)}
      title={t('link.title', { phone: phoneNumber.replaceAll(' ', '\u00a0') })}
      description={t(replaces ? 'link.textSwitch' : 'link.text')}
      confirmLabel={t('link.accept')}
      cancelLabel={t('link.refuse')}
    />
  );
}
