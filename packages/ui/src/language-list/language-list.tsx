import type { Language } from '@quayside/i18n/language';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { languageTable } from '@quayside/values/internals/language-table';
import Check from 'lucide-react/icons/check';
import type { ElementProps } from '../element-props/element-props.ts';

export type LanguageListProps = {
  /** The languages to choose from, in the order of the list. */
  languages: readonly Language[];
  /** The current language. */
  value: Language;
  /** Called with the language that the user chooses. */
  onValueChange: (language: Language) => void;
} & ElementProps<'ul', 'children'>;

/** Renders the languages by their native names, as a `<ul>` of buttons. The current language has `aria-current`. */
export function LanguageList({ languages, value, onValueChange, className = '', ...rest }: LanguageListProps) {
  const t = useText(ui);
  return (
    <ul aria-label={t('language')} {...rest} className={`m-0 list-none row-lines p-0 ${className}`}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === value ? 'true' : undefined}
            onClick={() => onValueChange(language)}
            className="flex min-h-[3.25rem] w-full cursor-pointer items-center justify-between gap-3 border-0 bg-transparent px-4 py-2 text-start text-body text-ink -outline-offset-2! transition-colors hover:bg-accent-soft active:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {languageTable[language].ownName}
            {language === value ? <Check size="1.25rem" className="shrink-0" /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
