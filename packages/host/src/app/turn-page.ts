import { areStepsOfOneFlow, moveTo, type Place } from './trail.ts';
import type { Move } from './visit.ts';

/**
 * Shows the screen of `to` after that of `from`; `swap` gets its direction. The bars stay between two steps of a flow. Any other page has bars of its own, which
 * would lie over the old page before it has left: they leave and come with their page (`data-bars` of html).
 */
export const turnScreen = (trail: string[], from: Place, to: Place, swap: (move: Move) => void): Promise<void> => {
  const move = moveTo(trail, from, to);
  const barsStay = areStepsOfOneFlow(from, to);
  const leaving = document.querySelector<HTMLElement>(barsStay ? 'main' : '[data-part=screen]');
  return turnPage(leaving, () => {
    document.documentElement.dataset.bars = barsStay ? 'stay' : 'come';
    swap(move);
  });
};

/** Shows the next question of a screen, or the one before, whose element says where it comes from. */
export const turnQuestion = (swap: () => void): Promise<void> =>
  turnPage(document.querySelector<HTMLElement>('[data-question]'), swap);

/** Longest wait in milliseconds for the picture of the old page. */
const longestCapture = 300;

/** The bars of a page: between two steps of a flow they stay, and only the part between them moves. */
const bars = '[data-part=nav-bar], [data-part=action-bar]';

/**
 * Swaps a page. The old `page` leaves as a picture above the new one, which can be used from its first frame: the view transition captures this one element, so
 * nothing else is frozen. `data-turning` of html: the old picture is not on the screen yet, so the new page waits for it. Outside Chromium, with reduced motion or without `page`, `swap` runs at once; the new page still slides in (CSS). `swap` must
 * render synchronously.
 */
export async function turnPage(page: HTMLElement | null, swap: () => void): Promise<void> {
  const mayTurn = 'startViewTransition' in document && 'userAgentData' in navigator; // Chromium: a WebKit view that is not painted never swaps
  if (!page || !mayTurn || matchMedia('(prefers-reduced-motion: reduce)').matches) return swap();
  const { style, dataset } = document.documentElement;
  const place = page.getBoundingClientRect();
  const before = insets(place);
  page.style.viewTransitionName = 'q-leaving';
  let isSwapped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (isSwapped) return;
    isSwapped = true;
    clearTimeout(timer);
    dataset.turning = ''; // the new one waits for the picture of the old one
    swap();
    page.style.viewTransitionName = ''; // a page that stayed is no new one
    const [top, bottom] = insets(place).map((inset, at) => Math.max(inset, before[at] ?? 0));
    // A page that leaves with its bars covers those of the new one.
    style.setProperty(
      '--q-leaving-clip',
      page.dataset.part === 'screen' ? 'none' : `inset(${top}px -100vw ${bottom}px)`,
    );
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
  const begin = () => delete dataset.turning;
  turn.ready.then(begin, begin); // it fails where a newer one took its place, or the tab is hidden
  turn.finished.catch(() => undefined);
  await Promise.race([turn.updateCallbackDone, late]);
}

/** How much of `place` lies below the bars: at its top and at its bottom. */
function insets({ top, bottom }: DOMRect): readonly [number, number] {
  let [above, below] = [0, 0];
  for (const bar of document.querySelectorAll(bars)) {
    const { top: start, bottom: end, height } = bar.getBoundingClientRect();
    if (!height) continue;
    if (bar.matches('header')) above = Math.max(above, end - top);
    else below = Math.max(below, bottom - start);
  }
  return [above, below];
}
