/** Milliseconds in which a skeleton fades. */
const duration = 120;

/**
 * A ref for a skeleton: when React removes it, a copy fades over the content that takes its place, within the same `<main>`. The content is painted and can be
 * pressed from its first frame, and nothing moves. With reduced motion, the content replaces it at once.
 */
export const fadeSkeleton = (skeleton: HTMLElement | null) => () => {
  if (!skeleton) return;
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
    Object.assign(style, {
      position: 'absolute',
      zIndex: '1',
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
    });
    Object.assign(style, { top: '0', left: '0' });
    const place = copy.getBoundingClientRect();
    Object.assign(style, { top: `${top - place.top}px`, left: `${left - place.left}px` });
    if (pulse) for (const one of copy.getAnimations({ subtree: true })) one.startTime = pulse; // its bars pulse on
    copy.animate({ opacity: [1, 0] }, duration).onfinish = () => copy.remove();
  });
};
