import { type ReactNode, useState } from 'react';
import { OverlayRootProvider } from '../packages/ui/src/overlay-root/overlay-root.tsx';

/** Renders dialogs and sheets within an example and its tokens. `preview.css` gives the example the height of a phone while one is open. */
export function ContainedOverlays({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div data-contains-overlays>
      <OverlayRootProvider container={container}>{children}</OverlayRootProvider>
      <div ref={setContainer} data-overlays />
    </div>
  );
}
