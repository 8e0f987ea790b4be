import { useText } from '@quayside/i18n/use-text';
import type { W8benState } from '@quayside/rules/internals/w8ben-life';
import { Notice } from '@quayside/ui/notice';
import { w8benLife } from '../renewal/texts.ts';

/** Renders a warning that US tax is withheld without a valid form, now or soon. Renders nothing while the form is valid. */
export function WithholdingNotice({ state }: { state: W8benState | undefined }) {
  const t = useText(w8benLife);
  if (state === 'valid') return null;
  const now = state === undefined || state === 'expired' || state === 'overdue';
  return (
    <Notice tone={now ? 'danger' : 'warning'} title={t('hurt.title')}>
      {t(now ? 'hurt.now' : 'hurt.soon')}
    </Notice>
  );
}
