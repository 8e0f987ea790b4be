import { type RefObject, useLayoutEffect, useRef } from 'react';
import { loadMotions, motions } from '../late-motion/late-motion.ts';
import type { StepGroup } from './step-group.ts';

/** What was shown last. Each step renders a progress of its own. */
let shown: readonly StepGroup[] = [];

/** Returns a ref for a bar, whose segments grow or shrink from what the step before has shown. */
export function useGrownSegments(groups: readonly StepGroup[]): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    void loadMotions();
    motions.growSegments?.(bar.current, shown, groups);
    shown = groups;
  }, [groups]);
  return bar;
}
