import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';

/** Shown, and said politely, once the end is near. */
const NEAR = 20;

/** What is left of `most` characters. Nothing is cut off: what is too long is said, and stays. Counted as a reader counts (code points). */
export function CharacterCount({ id, text, most }: { id: string; text: string; most: number }) {
  const t = useText(uiFields);
  const left = most - [...text].length;
  return (
    <p
      id={`${id}-count`}
      aria-live="polite"
      data-state={left < 0 ? 'over' : 'within'}
      className="text-caption text-ink-muted empty:hidden data-[state=over]:text-danger"
    >
      {left < 0 ? t('charactersOver', { count: -left }) : left <= NEAR ? t('charactersLeft', { count: left }) : null}
    </p>
  );
}
