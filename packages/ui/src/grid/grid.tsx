import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Anchor } from '../link/anchor.tsx';
import { useGuardedPress } from '../press/press.ts';

export type GridProps = {
  /** The tiles: `Tile` elements. */
  children: ReactNode;
  /** The accessible name of the list. */
  label?: string;
  /** The maximum number of columns. There are fewer if a tile would be narrower than 7 rem. Default: `2`. */
  columns?: 2 | 3 | 4;
} & ElementProps<'ul', 'children'>;

/** Renders tiles of equal size in columns, as a `<ul>`. */
export const Grid = ({ children, label, columns = 2, className = '', style, ...rest }: GridProps) => (
  <ul
    {...listRole}
    aria-label={label}
    {...rest}
    className={`m-0 grid list-none auto-rows-fr gap-3 p-0 ${className}`}
    style={{
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7rem, ${widest[columns]})), 1fr))`,
      ...style,
    }}
  >
    {children}
  </ul>
);

/** The props of a `Tile`. Without `onPress` and `href`, the tile only shows its content. */
export type TileProps = {
  title: ReactNode;
  detail?: ReactNode;
  /** An icon of 24 px above the title. */
  icon?: ReactNode;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  href?: string;
  /** The link of a router to render instead of an `<a>`, such as `<Link to="/accounts" />`. */
  render?: ReactElement;
  disabled?: boolean;
} & ElementProps<'li', 'title' | 'children'>;

/**
 * Renders a tile of a `Grid` as an `<li>`. With `onPress` or `href`, the whole tile is a `<button>` or an `<a>`.
 * `data-state`: idle, disabled.
 */
export function Tile(props: TileProps) {
  const { title, detail, icon, onPress, href, render, disabled, className = '', ...rest } = props;
  const press = useGuardedPress(onPress);
  const content = (
    <>
      {icon ? <span className="mb-2 inline-flex text-accent">{icon}</span> : null}
      <span className="block w-full text-label text-ink wrap-anywhere">{title}</span>
      {detail ? <span className="block w-full text-caption text-ink-muted">{detail}</span> : null}
    </>
  );
  return (
    <li {...rest} data-state={disabled ? 'disabled' : 'idle'} className={`flex ${className}`}>
      {(href !== undefined || render) && !disabled ? (
        <Anchor {...{ render, href }} onClick={press} className={`${face} ${pressable}`}>
          {content}
        </Anchor>
      ) : (onPress ?? href ?? render) ? (
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

/** The width of a tile at the maximum number of columns, as a CSS expression with gaps of 12 px. */
const widest = { 2: '(100% - 12px) / 2', 3: '(100% - 24px) / 3', 4: '(100% - 36px) / 4' };

/**
 * The role of the list. Safari removes list semantics from lists without markers unless they have a role (WebKit bug
 * 170179).
 */
const listRole = { role: 'list' };
