import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';

/** Renders a reviewer's note below a label, which says if the note is in English. The note is in the language in which the reviewer wrote it. */
export function ReviewerNote({ note }: { note: string }) {
  const t = useText(reasons);
  const language = useLanguage();
  const english = isLatin(note) && language !== 'ms'; // for a Malay reader, a note in Latin script may be Malay
  return (
    <span className="mt-2 mb-1 block border-line-strong border-s-2 ps-3">
      <span className="block text-caption text-ink-muted">
        {t(english && language !== 'en' ? 'noteEnglish' : 'note')}
      </span>
      <span className="block text-ink" {...(english ? { lang: 'en' } : {})}>
        {note}
      </span>
    </span>
  );
}

/** Renders the customer's reply to a reviewer below a label. Line breaks of the reply are shown. */
export function CustomerReply({ text }: { text: string }) {
  const t = useText(reasons);
  return (
    <span className="mt-2 mb-1 block border-line-strong border-s-2 ps-3">
      <span className="block text-caption text-ink-muted">{t('replied')}</span>
      <span className="block whitespace-pre-line break-words text-ink">{text}</span>
    </span>
  );
}

/** Returns whether a note has only Latin letters. Reviewers write in English or in the customer's script. */
const isLatin = (note: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(note);
