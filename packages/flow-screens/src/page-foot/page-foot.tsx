import { useFlow } from '@quayside/flow/flow-context';
import { Suspense } from 'react';

/** Renders the host's footer at the end of a `<main>` that is a flex column. Renders nothing in a page that embeds the flow. */
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
