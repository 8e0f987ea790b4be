import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

/** An edge of the screen, where a notch, rounded corners or the home indicator may cover content. */
export type SafeAreaEdge = 'top' | 'right' | 'bottom' | 'left';

export type SafeAreaProps = {
  /** The content that stays clear of notches and rounded corners. */
  children?: ReactNode;
  /** The edges of the screen that the element touches. Default: all. */
  edges?: readonly SafeAreaEdge[];
} & ElementProps<'div'>;

/** Renders a `<div>` with padding that separates content from notches, rounded corners and the home indicator. */
export const SafeArea = ({ children, edges = allEdges, className = '', ...rest }: SafeAreaProps) => (
  <div {...rest} className={`${edges.map((edge) => padding[edge]).join(' ')} ${className}`}>
    {children}
  </div>
);

const allEdges: readonly SafeAreaEdge[] = ['top', 'right', 'bottom', 'left'];

const padding: Record<SafeAreaEdge, string> = {
  top: 'pt-(--q-safe-top)',
  right: 'pr-(--q-safe-right)',
  bottom: 'pb-(--q-safe-bottom)',
  left: 'pl-(--q-safe-left)',
};
