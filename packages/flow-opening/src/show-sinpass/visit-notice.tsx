import { useText } from '@quayside/i18n/use-text';
import { UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { openingPerson } from '../digital-id/texts.ts';
import type { VisitState } from './use-visit.ts';

/** Renders a notice about the last visit, with a retry if it failed. Renders nothing after a visit without problems. */
export function VisitNotice({ state, onRetry }: { state: VisitState; onRetry: () => void }) {
  const t = useText(openingPerson);
  if (state === 'idle' || state === 'returning') return null;
  if (state === 'elsewhere')
    return (
      <Notice tone="info" title={t('waiting.title')} announce="polite">
        {t('waiting.text')}
      </Notice>
    );
  if (state === 'failed')
    return (
      <Notice
        tone="danger"
        title={t('failed.title')}
        announce="polite"
        action={
          <Button variant="secondary" size="medium" onPress={onRetry}>
            {t('again')}
          </Button>
        }
      >
        {t('failed.text')}
      </Notice>
    );
  const words = state === 'not-openable' ? 'cannotOpen' : state;
  return (
    <Notice tone="warning" title={t(`${words}.title`)} announce="polite">
      {t(`${words}.text`, { minutes: UNCONFIRMED_MINUTES })}
    </Notice>
  );
}
