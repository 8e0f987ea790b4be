import { useCallback, useEffect, useRef } from 'react';

/** Pixels between two frames above which nobody reads the rows that pass. */
const FAST_PX = 400;

/** Returns a function that tells whether the page scrolls too fast to read. */
export function useFastScroll(): () => boolean {
  const step = useRef(0);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      step.current = Math.abs(window.scrollY - last);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return useCallback(() => step.current > FAST_PX, []);
}
