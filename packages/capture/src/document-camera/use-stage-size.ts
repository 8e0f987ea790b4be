import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './document-frame.ts';

const none: Size = { width: 0, height: 0 };

/**
 * Returns the size of an element in CSS pixels, and renders again when it changes, for example when the user rotates
 * the phone.
 */
export function useStageSize(stage: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(none);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}
