/** The storage key of the paths that the guard allows for this customer. These pages render in the first frame. */
export const allowedPagesKey = 'openPages';

/**
 * The styles of the skeleton. While html has `data-held`, the skeleton replaces the page. With `data-held="app"`, the app shows notices above it. Afterwards it
 * covers the page until the page is painted (`data-fading`), and then fades, without blocking presses. Its bars fade before its background unless the page
 * starts with bars too, so that no text appears between bars. Browsers without transitions of `display` hide it at once.
 */
export const skeletonStyles =
  '[data-held=""] #root,:root:not([data-held],[data-fading]) #skeleton,:root:not([data-returning]) [data-waiting],[data-broken] [data-waiting],[data-returning]:not([data-broken]) [data-visitor],[data-returning]:not([data-broken]) [data-beginner],:root:not([data-look=account]) #skeleton>[data-skeleton=account],:root:not([data-look=details]) #skeleton>[data-skeleton=details],:root:not([data-look=outcome],[data-look=celebration]) #skeleton>[data-skeleton=outcome],[data-look] #skeleton>[data-skeleton=form]{display:none}:root:not([data-held]) #skeleton{position:absolute;inset:0 0 auto;z-index:1;pointer-events:none}:root:not([data-held],[data-fading]) #skeleton{opacity:0}@media (prefers-reduced-motion:no-preference){#skeleton{transition:opacity .072s linear .048s,display .12s allow-discrete}#skeleton .animate-q-pulse{transition:filter .048s linear}}:root:not([data-held],[data-fading],:has(#root [role=status] .animate-q-pulse)) #skeleton .animate-q-pulse{filter:opacity(0)}@media (prefers-reduced-motion:reduce){[data-fading] #skeleton{display:none}}:root:not([data-opened]) [data-second]{display:none}[data-look=celebration] [data-ground]{background:var(--q-hero,#053440);margin-bottom:24px}@media (max-height:42rem){[data-look=celebration] [data-ground]{margin-bottom:16px}}[data-look=celebration] [data-ground] span{background:rgb(255 255 255/.2)}';

/** Changes the skeleton of a result to that of an opened account. Does nothing if it is not visible. */
export function showOpenedSkeleton({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.held === undefined || dataset.once === undefined) return;
  dataset.look = 'celebration';
  dataset.opened = '';
}

/** Returns whether the document shows its skeleton instead of the page. */
export const isSkeletonShown = (): boolean => document.documentElement.dataset.held !== undefined;

/** Shows the skeleton until a screen replaces it. Removes the prerendered page, which can be that of another customer or language. */
export function showSkeleton(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.dataset.held = 'app';
}

/** Replaces the skeleton with the rendered screen. If the screen has a skeleton too, its pulse continues without a restart. */
export function hideSkeleton(): void {
  if (!isSkeletonShown()) return;
  const before = pulses()[0]?.startTime;
  const { dataset } = document.documentElement;
  dataset.fading = '';
  delete dataset.held;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.fading)); // after the page was painted
  if (before) for (const pulse of pulses()) pulse.startTime = before;
}

const pulses = () =>
  document.getAnimations().filter((one) => 'animationName' in one && one.animationName === 'q-pulse');

/** Shows the content for visitors, or the content that replaces it, once the session is known. */
export function showVisitorContent(): void {
  delete document.documentElement.dataset.returning;
}
