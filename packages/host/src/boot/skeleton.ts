/** The storage key of the paths that the guard has allowed for this customer. Their pages render in the first frame. */
export const allowedPagesKey = 'openPages';

/**
 * The styles of the skeleton, which replaces the page while html has `data-held`. With `data-held="app"`, the app shows notices above it. Then it covers the
 * page until that is painted (`data-fading`), and fades without blocking presses. Without transitions of `display`, it disappears at once.
 */
export const skeletonStyles =
  '[data-held=""] #root,:root:not([data-held],[data-fading]) #skeleton,:root:not([data-returning]) [data-waiting],[data-broken] [data-waiting],[data-returning]:not([data-broken]) [data-visitor],[data-returning]:not([data-broken]) [data-beginner],:root:not([data-look=account]) #skeleton>[data-skeleton=account],:root:not([data-look=details]) #skeleton>[data-skeleton=details],:root:not([data-look=outcome],[data-look=celebration]) #skeleton>[data-skeleton=outcome],[data-look] #skeleton>[data-skeleton=form]{display:none}:root:not([data-held]) #skeleton{position:absolute;inset:0 0 auto;z-index:1;pointer-events:none}:root:not([data-held],[data-fading]) #skeleton{opacity:0}@media (prefers-reduced-motion:no-preference){#skeleton{transition:opacity .072s linear .048s,display .12s allow-discrete}#skeleton .animate-q-pulse{transition:filter .048s linear}}:root:not([data-held],[data-fading],:has(#root [role=status] .animate-q-pulse)) #skeleton .animate-q-pulse{filter:opacity(0)}@media (prefers-reduced-motion:reduce){[data-fading] #skeleton{display:none}}:root:not([data-opened]) [data-second]{display:none}[data-look=celebration] [data-ground]{background:var(--q-hero,#053440);margin-bottom:24px}@media (max-height:42rem){[data-look=celebration] [data-ground]{margin-bottom:16px}}[data-look=celebration] [data-ground] span{background:rgb(255 255 255/.2)}';

/** Changes a visible skeleton of a result page to that of an opened account. Does nothing if another skeleton, or none, is visible. */
export function showOpenedSkeleton({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.held === undefined || dataset.once === undefined) return;
  dataset.look = 'celebration';
  dataset.opened = '';
}

/** Returns true while the skeleton replaces the page. */
export const isSkeletonShown = (): boolean => document.documentElement.dataset.held !== undefined;

/** Shows the skeleton until a screen renders. Removes the prerendered page from `root`, because it can be that of another customer or language. */
export function showSkeleton(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.dataset.held = 'app';
}

/**
 * Lets the skeleton fade to the rendered screen. If the screen also has a skeleton, its pulse continues without a restart. Does nothing if no skeleton is
 * visible.
 */
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

/** Shows the content for visitors, which is hidden until the session is known. */
export function showVisitorContent(): void {
  delete document.documentElement.dataset.returning;
}
