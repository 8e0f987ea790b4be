import type { MouseEvent, ReactNode, Ref } from 'react';
import { useGuardedPress } from '../press/press.ts';

export type IconButtonProps = {
  /** The accessible name and the tooltip. */
  label: string;
  /** An icon of 20 to 24 px, the only visible content of the button. */
  icon: ReactNode;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  'data-part'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Renders a square `<button>` of at least 44 × 44 px with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  onPress,
  disabled,
  type = 'button',
  className = '',
  ...rest
}: IconButtonProps) {
  const press = useGuardedPress(onPress);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      data-state={disabled ? 'disabled' : 'idle'}
      aria-label={label}
      title={label}
      onClick={press}
      className={`inline-flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent text-ink transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-45 ${className}`}
    >
      {icon}
    </button>
  );
}
