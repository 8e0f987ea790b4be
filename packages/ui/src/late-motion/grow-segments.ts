import { oncePainted } from './once-painted.ts';

/** `done`: the share that is filled, 0 to 1. */
type Segment = { readonly id: string; readonly done: number };

/** Lets the segments of `bar` grow or shrink from `before` to `groups`, if the groups are the same. With reduced motion they are there at once. */
export function growSegments(bar: HTMLElement | null, before: readonly Segment[], groups: readonly Segment[]): void {
  if (before.length !== groups.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [at, rect] of [...(bar?.querySelectorAll('rect') ?? [])].entries()) {
    const [from, to] = [before[at], groups[at]];
    if (from && from.id === to?.id && from.done !== to.done)
      oncePainted(
        rect.animate({ width: [`${from.done * 100}px`, `${to.done * 100}px`] }, { duration: 200, easing: 'ease-out' }),
      );
  }
}
