import type { ReactNode } from 'react';
import { statusTagStyles } from './status-tag.styles.ts';

/** A state in a word or two. */
export type StatusTagProps = {
  /** one or two words: "Under review". The words carry the meaning, the colour helps */
  children: ReactNode;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
};

/** Renders a `<span>`; `data-tone`. */
export const StatusTag = ({ children, tone = 'neutral' }: StatusTagProps) => (
  <span data-tone={tone} className={statusTagStyles({ tone })}>
    {children}
  </span>
);
