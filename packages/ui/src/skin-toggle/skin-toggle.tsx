import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ElementProps } from '../element-props/element-props.ts';
import { nextSkin, type Skin } from '../skin/skin.ts';

export type SkinToggleProps = {
  /** The current skin. */
  value: Skin;
  /** Called with the skin that the user chooses. */
  onValueChange: (skin: Skin) => void;
} & ElementProps<'button', 'value' | 'children' | 'type'>;

/**
 * Renders a debug button that switches between the skins (SKIN-03), as a tab in the margin of the page that covers no
 * content. Hosts show the button only outside production.
 */
export function SkinToggle({ value, onValueChange, className = '', ...rest }: SkinToggleProps) {
  const t = useText(ui);
  return (
    <button
      {...rest}
      type="button"
      data-state={value}
      onClick={() => onValueChange(nextSkin(value))}
      className={`fixed end-0 top-1/3 z-popup inline-flex min-h-target w-[min(1rem,var(--spacing-gutter))] cursor-pointer items-center justify-center rounded-s-md border border-line-strong border-e-0 bg-surface-raised p-0 font-semibold text-[0.625rem] text-ink leading-none ${className}`}
    >
      <span aria-hidden translate="no" className="[writing-mode:vertical-rl]">
        {t('skinTab')}
      </span>
      <span className="sr-only">{t('skinIs', { skin: t(skinWords[value]) })}</span>
    </button>
  );
}

const skinWords = { white: 'skinWhite', black: 'skinBlack', blue: 'skinBlue' } as const;
