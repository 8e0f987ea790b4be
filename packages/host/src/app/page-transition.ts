import { fadeWords } from './fade-words.ts';
import { areStepsOfOneFlow, moveTo, type Place } from './trail.ts';
import type { Move } from './visit.ts';

/**
 * Shows the screen of `to` after that of `from`; `swap` gets its direction. Two steps of a flow have the same bars: these stay, and only their bodies move. Any other
 * page takes its bars along, so that bars and body change together. `data-bars` of html says which.
 */
export const transitionScreen = (
  trail: string[],
  from: Place,
  to: Place,
  swap: (move: Move) => void,
  isUp = false,
): Promise<void> => {
  const move = moveTo(trail, from, to, isUp);
  const stay = areStepsOfOneFlow(from, to);
  const turned = () => {
    document.documentElement.dataset.bars = stay ? 'stay' : 'come';
    const fade = stay ? fadeWords() : undefined;
    swap(move);
    fade?.();
    return move;
  };
  return transitionPage('[data-part=screen]', turned, stay ? '[data-part=screen] main' : undefined);
};

/** Shows the next question of a screen, or the one before, whose element says where it comes from. */
export const transitionQuestion = (swap: () => void): Promise<void> =>
  transitionPage('[data-question]', () => {
    swap();
    const move = document.querySelector<HTMLElement>('[data-question]')?.dataset.move;
    return move === 'on' || move === 'back' ? move : undefined;
  });

/** Longest wait in milliseconds for the picture of the old page. */
const longestCapture = 300;

/** The bars of a page. A question moves between them. */
const bars = '[data-part=nav-bar], [data-part=action-bar]';

/**
 * Swaps what `selector` finds. The old page leaves as a picture on its ground, and the new one, which can be used from its first frame, comes edge to edge: so no text
 * lies over another, and no frame is empty. The view transition captures this one element, or the part of it that `leaving` finds, so nothing else is frozen. `data-pushed` of
 * the new element: it comes as wide as it is; else it slides a little, as it does outside Chromium. With reduced motion or without a page, `swap` runs at once. It must render synchronously, and
 * returns the direction.
 */
export async function transitionPage(
  selector: string,
  swap: () => Move | undefined,
  leaving = selector,
): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(selector);
  const page = document.querySelector<HTMLElement>(leaving) ?? find();
  const mayTurn = 'startViewTransition' in document && 'userAgentData' in navigator; // Chromium: a WebKit view that is not painted never swaps
  if (!page || !mayTurn || matchMedia('(prefers-reduced-motion: reduce)').matches) return void swap();
  const { style, dataset } = document.documentElement;
  const place = page.getBoundingClientRect();
  const before = insets(place);
  style.setProperty('--q-leaving-ground', groundOf(page));
  const isQuestion = page.dataset.question !== undefined;
  style.setProperty('--q-leaving-light', isQuestion ? '1' : '0.85'); // a question has no ground of its own that could darken
  style.setProperty('--q-leaving-height', '0');
  page.style.viewTransitionName = 'q-leaving';
  let next: HTMLElement | null = null;
  let isSwapped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (isSwapped) return;
    isSwapped = true;
    clearTimeout(timer);
    const move = swap();
    page.style.viewTransitionName = ''; // a page that stayed is no new one
    next = find();
    if (move && next) {
      next.dataset.pushed = '';
      next.style.overflowX = 'clip'; // the page is no wider meanwhile
    }
    if (isQuestion && next) style.setProperty('--q-leaving-height', `${next.offsetHeight}px`);
    dataset.leaving = move ?? 'none';
    // A question that is lower than the next one is as high as that, and must not lie over the bar below.
    const left = {
      top: place.top,
      bottom: Math.max(place.bottom, isQuestion && next ? place.top + next.offsetHeight : 0),
    };
    const [top, bottom] = insets(left).map((inset, at) => Math.max(inset, before[at] ?? 0));
    // A page that leaves with its bars covers those of the new one.
    style.setProperty('--q-leaving-clip', page.dataset.part === 'screen' ? 'none' : `inset(${top}px 0 ${bottom}px)`);
  };
  const turn = document.startViewTransition(update);
  // A web view that is not painted calls nothing: the page must come all the same.
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      turn.skipTransition();
      update();
      resolve();
    }, longestCapture);
  });
  turn.ready.then(beginTogether, () => delete next?.dataset.pushed); // it fails where a newer one took its place, or the tab is hidden
  const end = () => {
    next?.style.removeProperty('overflow-x');
    if (next?.dataset.pushed !== undefined) next.dataset.pushed = 'over'; // what the page renders later, such as the screen after its skeleton, stays where it is
  };
  turn.finished.then(end, end);
  await Promise.race([turn.updateCallbackDone, late]);
}

/** Both pages begin in the same frame: one of them a frame later would lie over the other, or leave a gap. */
function beginTogether(): void {
  const now = document.timeline.currentTime;
  for (const one of document.getAnimations())
    if ('animationName' in one && /^q-(push|leave)-/.test(String(one.animationName))) one.startTime = now;
}

/** The colour behind a page that has no ground of its own. */
function groundOf(page: HTMLElement): string {
  for (let at: HTMLElement | null = page; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** How much of `place` lies below the bars: at its top and at its bottom. */
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
