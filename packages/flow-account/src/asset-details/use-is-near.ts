import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns whether an element has ever been within one screen of the window, and the ref of that element. */
export function useIsNear(): readonly [isNear: boolean, place: RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [isNear, place];
}
