import { arrival } from '../motion/motion.ts';
import { pauseUntilPainted } from './pause-until-painted.ts';

/** A group of steps. `done` is the share of completed steps, from 0 to 1. */
type Segment = { readonly id: string; readonly done: number };

/** The segments of the last rendering, in module state, because each step renders a new progress bar. */
let shown: readonly Segment[] = [];

/**
 * Animates the segments of a progress bar from the previous step to `groups`, if the groups are the same. With reduced
 * motion, the segments change without animation.
 */
export function animateSegments(bar: HTMLElement | null, groups: readonly Segment[]): void {
  const before = shown;
  shown = groups;
  if (before.length !== groups.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [at, rect] of [...(bar?.querySelectorAll('rect') ?? [])].entries()) {
    const [from, to] = [before[at], groups[at]];
    if (from && from.id === to?.id && from.done !== to.done)
      pauseUntilPainted(rect.animate({ width: [`${from.done * 100}px`, `${to.done * 100}px`] }, arrival));
  }
}
