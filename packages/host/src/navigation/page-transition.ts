import { fadeBarTitles } from './fade-bar-titles.ts';
import { areStepsOfOneFlow, type TrailRoute, updateTrail } from './trail.ts';
import type { Direction } from './visit.ts';

/**
 * Replaces the screen of `from` by that of `to` with a transition. `swap` receives the direction, renders `to`, and resolves once it is on the page. Between two steps of a flow, only the bodies
 * move, because both have the same bars; any other page moves with its bars. `data-bars` of html is `stay` or `come`.
 */
export const transitionScreen = (
  trail: string[],
  from: TrailRoute,
  to: TrailRoute,
  swap: (move: Direction) => Promise<void>,
  isUp = false,
): Promise<void> => {
  const move = updateTrail(trail, from, to, isUp);
  const stay = areStepsOfOneFlow(from, to);
  const turned = async () => {
    document.documentElement.dataset.bars = stay ? 'stay' : 'come';
    const fade = stay ? fadeBarTitles() : undefined;
    await swap(move);
    fade?.();
    return move;
  };
  return transitionPage('[data-part=screen]', turned, stay ? '[data-part=screen] main' : undefined);
};

/** Replaces the question of a screen with a transition. `swap` renders the new question, whose element states the direction in `data-move`. */
export const transitionQuestion = (swap: () => Promise<void>): Promise<void> =>
  transitionPage('[data-question]', async () => {
    await swap();
    const move = document.querySelector<HTMLElement>('[data-question]')?.dataset.move;
    return move === 'on' || move === 'back' ? move : undefined;
  });

/** The longest time in milliseconds to wait for the snapshot of the old page. Then the new page appears without a transition. */
const longestCapture = 300;

/** The selector of a page's bars, between which a question moves. */
const bars = '[data-part=nav-bar], [data-part=action-bar]';

/**
 * Replaces the element of `selector` with a view transition: a snapshot of the old page leaves, and the new page enters, usable from its first frame. `swap`
 * renders the new page, and resolves to the direction once it is there; until then, the browser shows the old frame. `leaving` selects a smaller part for the
 * snapshot. `data-pushed` marks the new element. Without Chromium, the element or motion, `swap` runs at once.
 */
export async function transitionPage(
  selector: string,
  swap: () => Promise<Direction | undefined>,
  leaving = selector,
): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(selector);
  const page = document.querySelector<HTMLElement>(leaving) ?? find();
  const mayTurn = 'startViewTransition' in document && 'userAgentData' in navigator; // Chromium only, because an unpainted WebKit view never swaps
  if (!page || !mayTurn || matchMedia('(prefers-reduced-motion: reduce)').matches) return void (await swap());
  const { style, dataset } = document.documentElement;
  const place = page.getBoundingClientRect();
  const before = insets(place);
  style.setProperty('--q-leaving-ground', groundOf(page));
  const isQuestion = page.dataset.question !== undefined;
  style.setProperty('--q-leaving-light', isQuestion ? '1' : '0.85'); // a question has no ground that could darken
  style.setProperty('--q-leaving-height', '0');
  // A page that leaves with its bars covers those of the new page.
  const clip = (top: number, bottom: number) =>
    style.setProperty('--q-leaving-clip', page.dataset.part === 'screen' ? 'none' : `inset(${top}px 0 ${bottom}px)`);
  clip(...before); // the first frame shows the snapshot before the new page is measured
  page.style.viewTransitionName = 'q-leaving';
  let next: HTMLElement | null = null;
  let isSwapped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = async () => {
    if (isSwapped) return;
    isSwapped = true;
    clearTimeout(timer);
    const move = await swap();
    page.style.viewTransitionName = ''; // a page that stayed is not a new one
    next = find();
    if (move && next) {
      next.dataset.pushed = '';
      next.style.overflowX = 'clip'; // prevents a wider page during the transition
    }
    if (isQuestion && next) style.setProperty('--q-leaving-height', `${next.offsetHeight}px`);
    dataset.leaving = move ?? 'none';
    // The snapshot of a lower question is as high as the next one, and must not cover the bar below.
    const left = {
      top: place.top,
      bottom: Math.max(place.bottom, isQuestion && next ? place.top + next.offsetHeight : 0),
    };
    const [top, bottom] = insets(left);
    clip(Math.max(top, before[0]), Math.max(bottom, before[1]));
  };
  const turn = document.startViewTransition(update);
  // A web view that is not painted runs no callback, but the page must still appear.
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      turn.skipTransition();
      void update().finally(resolve);
    }, longestCapture);
  });
  turn.ready.then(beginTogether, () => delete next?.dataset.pushed); // rejects if a newer transition replaced this one, or the tab is hidden
  const end = () => {
    next?.style.removeProperty('overflow-x');
    if (next?.dataset.pushed !== undefined) next.dataset.pushed = 'over'; // content that the page renders later, such as the screen after its skeleton, does not move
  };
  turn.finished.then(end, end);
  await Promise.race([turn.updateCallbackDone, late]);
}

/** Starts the animations of both pages at the same time. One frame apart, the pages would overlap or leave a gap. */
function beginTogether(): void {
  const now = document.timeline.currentTime;
  for (const one of document.getAnimations())
    if ('animationName' in one && /^q-(push|leave)-/.test(String(one.animationName))) one.startTime = now;
}

/** Returns the background colour of the nearest element, from `page` upwards, that has one. Returns `Canvas` if none has. */
function groundOf(page: HTMLElement): string {
  for (let at: HTMLElement | null = page; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Returns the heights in px that bars cover at the top and the bottom of a rectangle; 0 without a bar. */
function insets({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): readonly [number, number] {
  let [above, below] = [0, 0];
  for (const bar of document.querySelectorAll(bars)) {
    const { top: start, bottom: end, height } = bar.getBoundingClientRect();
    if (!height) continue;
    if (bar.matches('header')) above = Math.max(above, end - top);
    else below = Math.max(below, bottom - start);
  }
  return [above, below];
}
