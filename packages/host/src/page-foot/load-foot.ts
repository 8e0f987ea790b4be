import type { Host } from '../host-context.ts';

/** Loads the foot with its words. */
export async function loadFoot({ texts, edition: { homeText } }: Host) {
  const { PageFoot, texts: words } = await import('./foot.tsx');
  await texts.load(...words, ...(homeText ? [homeText] : []));
  return PageFoot;
}
