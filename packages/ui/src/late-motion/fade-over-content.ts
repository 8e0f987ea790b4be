import { oncePainted } from './once-painted.ts';

/** Milliseconds in which a skeleton fades. */
const duration = 120;

/**
 * Fades a copy of a skeleton that React is about to remove over the content that takes its place, within the same `<main>`. The content is painted and can be pressed
 * from its first frame, and nothing moves. With reduced motion, the content replaces it at once.
 */
export function fadeOverContent(skeleton: HTMLElement): void {
  const { width, height, top, left } = skeleton.getBoundingClientRect();
  if (!height || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pulse = skeleton.getAnimations({ subtree: true })[0]?.startTime;
  const copy = skeleton.cloneNode(true) as HTMLElement;
  const places: Element[] = [];
  const end = skeleton.closest('main') ?? skeleton.parentElement;
  for (let at = skeleton.parentElement; at; at = at === end ? null : at.parentElement) places.push(at);
  copy.removeAttribute('role');
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset.fading = '';
  queueMicrotask(() => {
    places.find((place) => place.isConnected)?.prepend(copy);
    if (!copy.isConnected) return; // the page went with it
    const { style } = copy;
    style.cssText = `position:absolute;z-index:1;top:0;left:0;width:${width}px;height:${height}px;margin:0`;
    const place = copy.getBoundingClientRect();
    style.translate = `${left - place.left}px ${top - place.top}px`;
    if (pulse) for (const one of copy.getAnimations({ subtree: true })) one.startTime = pulse; // its bars pulse on
    oncePainted(copy.animate({ opacity: [1, 0] }, duration)).onfinish = () => copy.remove();
  });
}
