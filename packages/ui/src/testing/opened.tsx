import { type PropsWithChildren, useEffect, useRef } from 'react';

/** Renders a component and expands its first collapsed part, because an example on a page has no play function. */
export function Opened({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true; // strict mode runs an effect twice, which would collapse it again
    place.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click(); // a click from a script does not move focus
  }, []);
  return <div ref={place}>{children}</div>;
}
