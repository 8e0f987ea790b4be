import type { ComponentType } from 'react';
import type { Host } from '../host-context.ts';

/** Loads the footer's component with its texts in the current language. */
export async function loadFoot({ texts, edition: { homeText } }: Host) {
  const { PageFoot, texts: words } = await import('./foot.tsx');
  await texts.load(...words, ...(homeText ? [homeText] : []));
  return PageFoot;
}

/** Loads the footer and passes it to `show`, a state setter of the visitors' page. */
export async function showFoot(host: Host, show: (load: () => ComponentType) => void): Promise<void> {
  const Foot = await loadFoot(host);
  show(() => Foot);
}
