import { pauseUntilPainted } from './pause-until-painted.ts';

/** The duration in milliseconds of the fade of a skeleton: first its bars, then its background and cards. */
const duration = 120;
const bars = { duration: duration * 0.4, fill: 'forwards' } as const;
const ground = { duration: duration * 0.6, delay: duration * 0.4, fill: 'backwards' } as const;

const pulsing = '[class*=animate-q-pulse]';

/**
 * Fades out a copy of a skeleton over the content that replaces it, within the same `<main>`. Call it just before React
 * removes the skeleton. The copy has the background of the page, and loses its bars before the content becomes visible,
 * so that text and bars do not overlap. The content is painted and accepts input from its first frame, and does not
 * move. If another skeleton follows, the bars stay. With reduced motion, the function does nothing.
 */
export function fadeOverContent(skeleton: HTMLElement): void {
  const { width, height, top, left } = skeleton.getBoundingClientRect();
  if (!height || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pulse = skeleton.getAnimations({ subtree: true })[0]?.startTime;
  const copy = skeleton.cloneNode(true) as HTMLElement;
  const places = new Map<Element, ReadonlySet<Element>>();
  const end = skeleton.closest('main') ?? skeleton.parentElement;
  for (let at = skeleton.parentElement; at; at = at === end ? null : at.parentElement)
    places.set(at, new Set([...at.children].filter(({ clientHeight }) => clientHeight)));
  copy.removeAttribute('role');
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset.fading = '';
  queueMicrotask(() => {
    const parent = [...places.keys()].find((place) => place.isConnected);
    if (!parent) return; // the whole page was removed
    const isFollowed = [...parent.querySelectorAll('[role=status]')].some(
      (next) => next.querySelector(pulsing) && Math.abs(next.getBoundingClientRect().top - top) < 1,
    );
    const isPage = skeleton.dataset.skeleton !== undefined; // the next page may have been rendered below it
    const added = isPage
      ? [parent]
      : [...places].flatMap(([place, before]) => [...place.children].filter((child) => !before.has(child)));
    const covered = isFollowed ? [] : added.map((child) => child.getBoundingClientRect().bottom - top);
    parent.prepend(copy);
    const { style } = copy;
    // At the start of its parent without an inset. An inset would be relative to an ancestor, which changes while the
    // parent is animated.
    style.cssText = `position:absolute;z-index:1;width:${width}px;height:${Math.max(height, ...covered)}px;margin:0`;
    const place = copy.getBoundingClientRect();
    style.translate = `${left - place.left}px ${top - place.top}px`;
    if (pulse) for (const one of copy.getAnimations({ subtree: true })) one.startTime = pulse; // the bars continue their pulse
    if (!isFollowed) {
      style.background = getBackground(parent);
      for (const bar of copy.querySelectorAll<HTMLElement>(pulsing)) {
        const { opacity } = getComputedStyle(bar);
        bar.style.animation = 'none'; // with a second animation of its opacity, the bar would wait for the page to render
        pauseUntilPainted(bar.animate({ opacity: [opacity, '0'] }, bars));
      }
    }
    pauseUntilPainted(copy.animate({ opacity: [1, 0] }, ground)).onfinish = () => copy.remove();
  });
}

/** Returns the CSS background colour behind an element, from its nearest ancestor that has one. */
function getBackground(place: Element): string {
  for (let at: Element | null = place; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
