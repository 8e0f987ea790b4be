import { type ComponentType, useEffect, useState } from 'react';
import { useStableCallback } from '../field/use-stable-callback.ts';

/** The state of the code that draws a chart. `Draw` is the component that draws, once the code is loaded. */
export type Drawing<P> = { state: 'loading' } | { state: 'ready'; Draw: ComponentType<P> } | { state: 'failed' };

/**
 * Returns the component that draws a chart. If `wanted` is true, its code loads after the first render, because the
 * summary and the table do not need it.
 */
export function useDrawing<P>(fetchDrawing: () => Promise<ComponentType<P>>, wanted: boolean): Drawing<P> {
  const [drawing, setDrawing] = useState<Drawing<P>>({ state: 'loading' });
  const load = useStableCallback(fetchDrawing);
  useEffect(() => {
    if (!wanted) return;
    let shown = true;
    load().then(
      (Draw) => shown && setDrawing({ state: 'ready', Draw }),
      () => shown && setDrawing({ state: 'failed' }),
    );
    return () => {
      shown = false;
    };
  }, [wanted, load]);
  return drawing;
}
