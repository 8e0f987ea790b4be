import { type ComponentType, useEffect, useState } from 'react';
import { useStable } from '../field/use-stable.ts';

export type Drawing<P> = { state: 'loading' } | { state: 'ready'; Draw: ComponentType<P> } | { state: 'failed' };

/**
 * Loads the drawing code of a chart after the first render if `wanted` is true. The summary and the table do not need
 * it.
 */
export function useDrawing<P>(fetchDrawing: () => Promise<ComponentType<P>>, wanted: boolean): Drawing<P> {
  const [drawing, setDrawing] = useState<Drawing<P>>({ state: 'loading' });
  const load = useStable(fetchDrawing);
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
