import { oncePainted } from './once-painted.ts';

/** `done`: 0 to 1. */
type Segment = { readonly id: string; readonly done: number };

/** What was shown last. Each step renders a progress of its own. */
let shown: readonly Segment[] = [];

/** Lets the segments of `bar` grow or shrink to `groups` from what the step before has shown of the same groups. With reduced motion they are there at once. */
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
