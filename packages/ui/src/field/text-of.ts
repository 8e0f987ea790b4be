import { isValidElement, type ReactNode } from 'react';

/** Returns the text of a label, for an accessible name that contains it. Leaves out components that have no children. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
