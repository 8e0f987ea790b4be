import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Palette from 'lucide-react/icons/palette';
import { nextSkin, type Skin } from '../skin/skin.ts';

/** The skin on screen, and what to do when the next one is wanted: the button changes nothing by itself. */
export type SkinToggleProps = {
  value: Skin;
  onChange: (skin: Skin) => void;
};

/** White, black, blue, and round again: a debug button that hosts show outside production only (SKIN-03). Renders a fixed `<button>`, small and away from the marks of choices. */
export function SkinToggle({ value, onChange }: SkinToggleProps) {
  const t = useText(ui);
  return (
    <button
      type="button"
      data-state={value}
      onClick={() => onChange(nextSkin(value))}
      className="fixed end-2 bottom-24 z-popup inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-surface-raised text-ink shadow-raised"
    >
      <Palette aria-hidden size={18} />
      <span className="sr-only">{t('skinIs', { skin: t(skinWords[value]) })}</span>
    </button>
  );
}

const skinWords = { white: 'skinWhite', black: 'skinBlack', blue: 'skinBlue' } as const;
