import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { badgeMarkStyles } from './badge.styles.ts';

export type BadgeProps = {
  /** The text for screen readers, such as "3 new messages". They do not read the number. */
  label: string;
  /** The number. Zero hides the badge. Without it, the badge is a dot. */
  count?: number;
  /** The greatest number to show. A greater one is shown as "99+". Default: `99`. */
  max?: number;
  /** The colour. Default: `danger`. */
  tone?: 'neutral' | 'info' | 'danger';
  /** The element that has the badge at its corner, such as an icon. Without it, the badge is part of a line. */
  children?: ReactNode;
} & ElementProps<'span'>;

/** Renders a number or a dot that marks news, in a `<span>`. */
export function Badge({ label, count, max = 99, tone = 'danger', children, className = '', ...rest }: BadgeProps) {
  const text = count !== undefined && count > max ? `${max}+` : count;
  return (
    <span {...rest} className={`relative inline-flex items-center ${className}`}>
      {children}
      {count === 0 ? null : (
        <>
          <span
            aria-hidden
            className={badgeMarkStyles({
              tone,
              content: count === undefined ? 'dot' : 'number',
              place: children ? 'corner' : 'line',
            })}
          >
            {text}
          </span>
          <span className="sr-only">{label}</span>
        </>
      )}
    </span>
  );
}
