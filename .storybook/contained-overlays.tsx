import { type ReactNode, useState } from 'react';
import { OverlayRootProvider } from '../packages/ui/src/overlay-root/overlay-root.tsx';

/** Keeps dialogs and sheets within an example and its tokens. While one is open, the example is as high as a phone. `preview.css` has the styles. */
export function ContainedOverlays({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div data-contains-overlays>
      <OverlayRootProvider container={container}>{children}</OverlayRootProvider>
      <div ref={setContainer} data-overlays />
    </div>
  );
}
