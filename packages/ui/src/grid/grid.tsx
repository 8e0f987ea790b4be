import type { MouseEvent, ReactNode } from 'react';
import { useGuardedPress } from '../press/press.ts';

/** Tiles, and how many of them stand beside each other. */
export type GridProps = {
  /** tiles */
  children: ReactNode;
  /** names the list for screen readers */
  label?: string;
  /** the most beside each other; fewer where larger text or a smaller screen leaves a tile less than 7 rem */
  columns?: 2 | 3 | 4;
};

/** Tiles of one width and height. Renders a `<ul>`. */
export const Grid = ({ children, label, columns = 2 }: GridProps) => (
  <ul
    {...listRole}
    aria-label={label}
    className="m-0 grid list-none auto-rows-fr gap-3 p-0"
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7rem, ${widest[columns]})), 1fr))` }}
  >
    {children}
  </ul>
);

/** What a tile says, and whether it is read, pressed or followed. */
export type TileProps = {
  title: ReactNode;
  /** under the title */
  detail?: ReactNode;
  /** one icon of 24 px, above the title */
  icon?: ReactNode;
  /** makes the tile a button */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** makes the tile a link */
  href?: string;
  disabled?: boolean;
};

/** One tile of a `Grid`. Renders an `<li>`, with a `<button>` or `<a>` over all of it when it can be pressed. `data-state`: idle, disabled. */
export function Tile({ title, detail, icon, onPress, href, disabled }: TileProps) {
  const press = useGuardedPress(onPress);
  const content = (
    <>
      {icon ? <span className="mb-2 inline-flex text-accent">{icon}</span> : null}
      <span className="block w-full text-label text-ink wrap-anywhere">{title}</span>
      {detail ? <span className="block w-full text-caption text-ink-muted">{detail}</span> : null}
    </>
  );
  return (
    <li data-state={disabled ? 'disabled' : 'idle'} className="flex">
      {href !== undefined && !disabled ? (
        <a href={href} onClick={press} className={`${face} ${pressable}`}>
          {content}
        </a>
      ) : onPress || href !== undefined ? (
        <button type="button" disabled={disabled} onClick={press} className={`${face} ${pressable}`}>
          {content}
        </button>
      ) : (
        <div className={face}>{content}</div>
      )}
    </li>
  );
}

const face =
  'flex min-h-[5.5rem] min-w-0 flex-1 flex-col items-start rounded-card border border-line bg-surface-raised p-3 text-start';
const pressable =
  'cursor-pointer border-line-strong font-[inherit] no-underline transition-colors hover:border-accent hover:bg-accent-soft active:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-45';

/** The share of a tile where `columns` stand beside each other, less the 12 px gaps between them. */
const widest = { 2: '(100% - 12px) / 2', 3: '(100% - 24px) / 3', 4: '(100% - 36px) / 4' };

/** Safari drops list semantics from lists without markers unless the role is given (WebKit bug 170179). */
const listRole = { role: 'list' };
