import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export type ListProps = {
  /** The rows: `Cell` elements, or other `<li>` elements. */
  children: ReactNode;
  /** The accessible name of the list. */
  label?: string;
  /** The frame. `card` has a border; use `plain` inside a card or sheet. Default: `plain`. */
  variant?: 'plain' | 'card';
} & ElementProps<'ul', 'children'>;

/** Renders rows with dividers between them, as a `<ul>`. */
export const List = ({ children, label, variant = 'plain', className = '', ...rest }: ListProps) => (
  <ul
    {...listRole}
    aria-label={label}
    {...rest}
    className={`m-0 list-none row-lines p-0 ${variant === 'card' ? 'overflow-hidden rounded-card border border-line bg-surface-raised' : ''} ${className}`}
  >
    {children}
  </ul>
);

/**
 * The role of the list. Safari removes list semantics from lists without markers unless they have a role (WebKit bug
 * 170179).
 */
const listRole = { role: 'list' };
