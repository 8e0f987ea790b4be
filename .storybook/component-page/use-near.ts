import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is, or was, within that many px of the window. */
export function useNear(place: RefObject<Element | null>, px: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${px}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, px]);
  return isNear;
}
