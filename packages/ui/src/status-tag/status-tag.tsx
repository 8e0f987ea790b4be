import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { statusTagStyles } from './status-tag.styles.ts';

export type StatusTagProps = {
  /** One or two words, such as "Under review". The colour must not be the only information. */
  children: ReactNode;
  /** The colour. Default: `neutral`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
} & ElementProps<'span', 'children'>;

/** Renders a short status in the colour of its tone, as a `<span>`. `data-tone`: the value of `tone`. */
export const StatusTag = ({ children, tone = 'neutral', className, ...rest }: StatusTagProps) => (
  <span {...rest} data-tone={tone} className={statusTagStyles({ tone, className })}>
    {children}
  </span>
);
