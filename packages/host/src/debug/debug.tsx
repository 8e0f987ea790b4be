import { TextProvider } from '@quayside/i18n/use-text';
import { parseSkin, type Skin } from '@quayside/ui/skin';
import { SkinToggle } from '@quayside/ui/skin-toggle';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from '../host-context.ts';

/** What a page shows outside of production alone (SKIN-03), beside the app and not in it. The only module that production never asks for. */
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
  const [skin, setSkin] = useState<Skin>(() => parseSkin(document.documentElement.dataset.skin) ?? 'white');
  return (
    <SkinToggle
      value={skin}
      onChange={(next) => {
        setSkin(next);
        choose(next);
      }}
    />
  );
}
