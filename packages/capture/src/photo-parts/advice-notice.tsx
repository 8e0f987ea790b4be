import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import type { ImageAdvice } from '../image-intake/image-intake.ts';
import { adviceKeysBySubject, type PhotoSubject } from '../image-intake/intake-messages.ts';

export type AdviceNoticeProps = { advice: readonly ImageAdvice[]; subject?: PhotoSubject };

/** Renders a warning with advice to retake a photo. Renders nothing if there is no advice. */
export function AdviceNotice({ advice, subject = 'document' }: AdviceNoticeProps) {
  const t = useText(uiDocuments);
  if (advice.length === 0) return null;
  return (
    <Notice tone="warning" title={t('adviceTitle')}>
      {advice.map((each) => (
        <p key={each} className="m-0">
          {t(adviceKeysBySubject[subject][each])}
        </p>
      ))}
      <p className="mt-1 mb-0">{t('retake')}</p>
    </Notice>
  );
}
