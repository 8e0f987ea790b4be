import { TextProvider } from '@quayside/i18n/use-text';
import { defaultSkin, parseSkin, type Skin } from '@quayside/ui/skin';
import { SkinToggle } from '@quayside/ui/skin-toggle';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from '../host-context.ts';

/** Adds the debug tools, which change the skin, to the page (SKIN-03). Production never loads this module. */
export function showDebug(host: Host): void {
  const corner = document.createElement('div');
  corner.className = 'q-root';
  document.body.append(corner);
  createRoot(corner).render(
    <TextProvider store={host.texts}>
      <SkinButton choose={host.chooseSkin} />
    </TextProvider>,
  );
}

function SkinButton({ choose }: { choose: (skin: Skin) => void }) {
  const skin = useSyncExternalStore(watchSkin, skinOfPage);
  return <SkinToggle value={skin} onValueChange={choose} />;
}

const skinOfPage = (): Skin => parseSkin(document.documentElement.dataset.skin) ?? defaultSkin;

/** Calls `changed` when the skin of the page changes. Returns an unsubscribe function. */
function watchSkin(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin'] });
  return () => observer.disconnect();
}
