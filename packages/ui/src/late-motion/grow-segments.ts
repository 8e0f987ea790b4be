import { oncePainted } from './once-painted.ts';

/** The progress of a group. `done` is a share from 0 to 1. */
type Segment = { readonly id: string; readonly done: number };

/** The segments that were shown last. It is module state, because each step renders a new progress bar. */
let shown: readonly Segment[] = [];

/**
 * Animates the segments of `bar` from the previous step to `groups`, if it had the same groups. With reduced motion
 * they change at once.
 */
export function growSegments(bar: HTMLElement | null, groups: readonly Segment[]): void {
  const before = shown;
  shown = groups;
  if (before.length !== groups.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [at, rect] of [...(bar?.querySelectorAll('rect') ?? [])].entries()) {
    const [from, to] = [before[at], groups[at]];
    if (from && from.id === to?.id && from.done !== to.done)
      oncePainted(
        rect.animate({ width: [`${from.done * 100}px`, `${to.done * 100}px`] }, { duration: 200, easing: 'ease-out' }),
      );
  }
}
