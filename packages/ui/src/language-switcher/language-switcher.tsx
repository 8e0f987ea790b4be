import { type Language, ownNames } from '@quayside/i18n/language';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useState } from 'react';
import { LanguageList, type LanguageListProps } from '../language-list/language-list.tsx';
import type { SheetProps } from '../sheet/sheet.tsx';

/** Those of the list, and how the button looks. */
export type LanguageSwitcherProps = LanguageListProps & {
  /** `name` shows the language beside the globe; `icon` the globe alone */
  look?: 'name' | 'icon';
  /** the list was asked for and its code did not come; the next press asks again */
  onUnavailable?: () => void;
};

type SheetComponent = (props: SheetProps) => ReactNode;

/** A button with the language in use, and a sheet to choose another. The sheet's code is fetched when the button is first touched or focused. */
export function LanguageSwitcher({ languages, value, onChange, look = 'name', onUnavailable }: LanguageSwitcherProps) {
  const t = useText(ui);
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const [sheet, setSheet] = useState<{ Sheet: SheetComponent }>();
  const preload = async () => {
    if (!sheet) setSheet(await import('../sheet/sheet.tsx'));
  };
  const warm = () => {
    preload().catch(() => undefined); // pressing tries again
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
    if (language !== value) onChange(language);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-label={`${t('language')}: ${ownNames[value]}`}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
        className="inline-flex min-h-target min-w-target cursor-pointer items-center justify-center gap-1.5 rounded-control border-0 bg-transparent px-2 text-ink text-label transition-colors hover:bg-accent-soft active:bg-accent-soft"
      >
        <Globe size={20} className="shrink-0" />
        {look === 'name' ? ownNames[value] : null}
      </button>
      {sheet ? (
        <sheet.Sheet
          open={state === 'open'}
          onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          title={t('chooseLanguage')}
          padding="none"
        >
          <LanguageList languages={languages} value={value} onChange={choose} />
        </sheet.Sheet>
      ) : null}
    </>
  );
}
