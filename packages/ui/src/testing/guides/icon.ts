import { createElement, type ReactElement } from 'react';
import { iconSet } from '../../foundations/icon-set.ts';

const icons = new Map(iconSet.flatMap((set) => set.icons.map(({ name, Icon }) => [name, Icon] as const)));

/** Returns an icon by its name, for an example. Throws RangeError if the icon set does not contain it. */
export function getIcon(name: string, size = 20): ReactElement {
  const drawn = icons.get(name);
  if (!drawn) throw new RangeError(`There is no icon ${name} in the set: see Foundations/Icons.`);
  return createElement(drawn, { 'aria-hidden': true, size });
}
