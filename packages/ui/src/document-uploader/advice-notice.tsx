import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import type { ImageAdvice } from '../image-intake/image-intake.ts';
import { adviceKeys } from '../image-intake/intake-words.ts';
import { Notice } from '../notice/notice.tsx';

/** What could be better about a photo, line by line, and the specified request to take it again; nothing for a photo without advice. */
export function AdviceNotice({ advice }: { advice: readonly ImageAdvice[] }) {
  const t = useText(uiDocuments);
  if (advice.length === 0) return null;
  return (
    <Notice tone="warning" title={t('adviceTitle')}>
      {advice.map((each) => (
        <p key={each} className="m-0">
          {t(adviceKeys[each])}
        </p>
      ))}
      <p className="mt-1 mb-0">{t('retake')}</p>
    </Notice>
  );
}
