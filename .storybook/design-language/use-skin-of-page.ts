import { useSyncExternalStore } from 'react';

function watchSkin(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin'] });
  return () => observer.disconnect();
}
const skinOfPage = () => document.documentElement.dataset.skin ?? 'white';

/** Returns the skin of the documentation page, such as `black`, and renders again when it changes. Boxes with their own tokens set it as `data-skin`. */
export const useSkinOfPage = (): string => useSyncExternalStore(watchSkin, skinOfPage);
