import { type PropsWithChildren, useEffect, useRef } from 'react';

/** Renders a component and opens what it folds, once, because an example on a page has no play. */
export function Opened({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true; // strict mode runs an effect twice, which would close it again
    place.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click(); // unlike a press, takes no focus
  }, []);
  return <div ref={place}>{children}</div>;
}
