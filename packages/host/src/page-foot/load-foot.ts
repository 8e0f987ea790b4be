import type { ComponentType } from 'react';
import type { Host } from '../host-context.ts';

/** Loads the footer with its texts. */
export async function loadFoot({ texts, edition: { homeText } }: Host) {
  const { PageFoot, texts: words } = await import('./foot.tsx');
  await texts.load(...words, ...(homeText ? [homeText] : []));
  return PageFoot;
}

/** Loads the footer of the visitors' page, and passes it to a state setter. */
export async function showFoot(host: Host, show: (load: () => ComponentType) => void): Promise<void> {
  const Foot = await loadFoot(host);
  show(() => Foot);
}
