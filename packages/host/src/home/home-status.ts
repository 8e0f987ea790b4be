import type { ComponentType } from 'react';
import type { Host } from '../host-context.ts';
import { loadFoot } from '../page-foot/load-foot.ts';

/** Loads the status of a signed-in customer. Apart, because home names the chunks of what it loads, and its first load has no room for their names. */
export const loadStatus = () => import('./home-standing.tsx');

/** Shows the foot of a visitor's page once it is loaded. */
export async function showFoot(host: Host, show: (load: () => ComponentType) => void): Promise<void> {
  const Foot = await loadFoot(host);
  show(() => Foot);
}
