import { type ComponentType, useEffect, useState } from 'react';
import { useStable } from '../field/use-stable.ts';

export type Drawing<P> = { state: 'loading' } | { state: 'ready'; Draw: ComponentType<P> } | { state: 'failed' };

/**
 * The code that draws a chart, fetched once the chart is on the page: its figures are words and a table before. `wanted` is false while
 * there is nothing to draw. A chunk that cannot be fetched leaves the words and the table.
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
