import type { MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useGuardedPress } from '../press/press.ts';

export type IconButtonProps = {
  /** The accessible name and the tooltip. */
  label: string;
  /** An icon of 20 to 24 px, the only visible content of the button. */
  icon: ReactNode;
  /** Called when the user presses the button, once for several quick clicks. `onClick` is called for each click. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
} & ElementProps<'button', 'children' | 'aria-label' | 'title'>;

/** Renders a square `<button>` of at least 44 × 44 px with an icon and no visible text. `data-state`: idle, disabled. */
export function IconButton({ label, icon, onPress, onClick, className = '', ...rest }: IconButtonProps) {
  const press = useGuardedPress(onPress);
  return (
    <button
      {...rest}
      type={rest.type ?? 'button'}
      data-state={rest.disabled ? 'disabled' : 'idle'}
      aria-label={label}
      title={label}
      onClick={(event) => {
        onClick?.(event);
        press(event);
      }}
      className={`inline-flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control border-0 bg-transparent text-ink transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-45 ${className}`}
    >
      {icon}
    </button>
  );
}
