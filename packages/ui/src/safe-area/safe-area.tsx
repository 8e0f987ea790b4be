import type { ReactNode } from 'react';

/** An edge of the screen. */
export type SafeAreaEdge = 'top' | 'right' | 'bottom' | 'left';

/** What is kept clear of which edges. */
export type SafeAreaProps = {
  children?: ReactNode;
  /** which edges of the screen it touches; all by default */
  edges?: readonly SafeAreaEdge[];
};

/** Keeps its content clear of notches, rounded corners and the home bar. Renders a `<div>` with padding. */
export const SafeArea = ({ children, edges = allEdges }: SafeAreaProps) => (
  <div className={edges.map((edge) => padding[edge]).join(' ')}>{children}</div>
);

const allEdges: readonly SafeAreaEdge[] = ['top', 'right', 'bottom', 'left'];

const padding: Record<SafeAreaEdge, string> = {
  top: 'pt-(--q-safe-top)',
  right: 'pr-(--q-safe-right)',
  bottom: 'pb-(--q-safe-bottom)',
  left: 'pl-(--q-safe-left)',
};
