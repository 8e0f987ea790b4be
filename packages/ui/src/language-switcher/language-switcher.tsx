import type { Language } from '@quayside/i18n/language';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { languageTable } from '@quayside/values/internals/language-table';
import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useState } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import type { LanguageListProps } from '../language-list/language-list.tsx';
import type { LanguageSheetProps } from './language-sheet.tsx';

/** The props of a `LanguageList`, and of the button that opens it. */
export type LanguageSwitcherProps = Pick<LanguageListProps, 'languages' | 'value' | 'onValueChange'> & {
  /**
   * The content of the button. `name` shows a globe and the current language; `icon` shows only the globe. Default:
   * `name`.
   */
  variant?: 'name' | 'icon';
  /** Called if the code of the list fails to load. The next press retries. */
  onUnavailable?: () => void;
} & ElementProps<'button', 'value' | 'type' | 'children'>;

type SheetComponent = (props: LanguageSheetProps) => ReactNode;

/** Renders a button that opens a sheet with all languages. The code of the sheet loads on hover, focus or press. */
export function LanguageSwitcher({
  languages,
  value,
  onValueChange,
  variant = 'name',
  onUnavailable,
  className = '',
  ...rest
}: LanguageSwitcherProps) {
  const t = useText(ui);
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const [sheet, setSheet] = useState<{ LanguageSheet: SheetComponent }>();
  const preload = async () => {
    if (!sheet) setSheet(await import('./language-sheet.tsx'));
  };
  const warm = () => {
    preload().catch(() => undefined); // the press retries
  };
  const open = () => {
    setState('open');
    preload().catch(() => {
      setState('closed');
      onUnavailable?.();
    });
  };
  const choose = (language: Language) => {
    setState('closed');
    if (language !== value) onValueChange(language);
  };
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-label={`${t('language')}: ${languageTable[value].ownName}`}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
        className={`inline-flex min-h-target min-w-target cursor-pointer items-center justify-center gap-1.5 rounded-control border-0 bg-transparent px-2 text-ink text-label transition-colors hover:bg-accent-soft active:bg-accent-soft ${className}`}
      >
        <Globe size="1.25rem" className="shrink-0" />
        {variant === 'name' ? languageTable[value].ownName : null}
      </button>
      {sheet ? (
        <sheet.LanguageSheet
          open={state === 'open'}
          onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          title={t('chooseLanguage')}
          languages={languages}
          value={value}
          onValueChange={choose}
        />
      ) : null}
    </>
  );
}
