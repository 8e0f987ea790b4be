import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';

/** The number of remaining characters from which the count is visible. */
const NEAR = 20;

/** Renders the number of remaining characters. Counts code points, as readers do, and does not truncate the text. */
export function CharacterCount({ id, text, maxLength }: { id: string; text: string; maxLength: number }) {
  const t = useText(uiFields);
  const left = maxLength - [...text].length;
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
