import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export type StackProps = {
  /** The elements to place below or beside each other. */
  children?: ReactNode;
  /** The space between the children: 8 px (`small`), 16 px (`medium`) or 24 px (`large`). Default: `medium`. */
  gap?: 'small' | 'medium' | 'large';
  /** The direction. A `row` wraps if its children do not fit. Default: `column`. */
  direction?: 'column' | 'row';
} & ElementProps<'div', 'children'>;

/** Renders its children in a `<div>`, with equal space between them. */
export const Stack = ({ gap = 'medium', direction = 'column', className = '', ...rest }: StackProps) => (
  <div {...rest} className={`flex ${directions[direction]} ${gaps[gap]} ${className}`} />
);

const directions = { column: 'flex-col', row: 'flex-row flex-wrap items-center' } as const;
const gaps = { small: 'gap-2', medium: 'gap-4', large: 'gap-6' } as const;
