import { useFlow } from '@quayside/flow/flow-context';
import { Suspense } from 'react';

/** Renders the host's footer at the end of a `<main>`, which must be a flex column. Renders nothing if the host has no footer, as in an embedded flow. */
export function PageFoot() {
  const { hostServices } = useFlow();
  const Foot = hostServices?.Foot;
  if (!Foot) return null;
  return (
    <div className="mt-auto">
      <Suspense>
        <Foot />
      </Suspense>
    </div>
  );
}
