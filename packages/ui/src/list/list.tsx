import type { ReactNode } from 'react';

/** Cells, and whether the list draws its own border. */
export type ListProps = {
  /** cells */
  children: ReactNode;
  /** names the list for screen readers */
  label?: string;
  /** `card` draws its own border; `plain` sits inside a card or a sheet */
  frame?: 'plain' | 'card';
};

/** Rows with a line between them. Renders a `<ul>`. */
export const List = ({ children, label, frame = 'plain' }: ListProps) => (
  <ul
    {...listRole}
    aria-label={label}
    className={`m-0 list-none divide-y divide-line p-0 ${frame === 'card' ? 'overflow-hidden rounded-card border border-line bg-surface-raised' : ''}`}
  >
    {children}
  </ul>
);

/** Safari drops list semantics from lists without markers unless the role is given (WebKit bug 170179). */
const listRole = { role: 'list' };
