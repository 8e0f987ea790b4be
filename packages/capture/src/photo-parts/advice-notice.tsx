import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import type { ImageAdvice } from '../image-intake/image-intake.ts';
import { getAdviceMessage, type PhotoSubject } from '../image-intake/intake-messages.ts';

export type AdviceNoticeProps = { advice: readonly ImageAdvice[]; subject?: PhotoSubject };

/** Renders a warning with advice to retake a photo or to unlock a PDF. Renders nothing if there is no advice. */
export function AdviceNotice({ advice, subject }: AdviceNoticeProps) {
  const t = useText(uiDocuments);
  if (advice.length === 0) return null;
  const { title, texts } = getAdviceMessage(t, advice, subject);
  return (
    <Notice tone="warning" title={title}>
      {texts.map((text) => (
        <p key={text} className="m-0 last:not-first:mt-1">
          {text}
        </p>
      ))}
    </Notice>
  );
}
