import { type PropsWithChildren, useEffect, useRef } from 'react';

/**
 * Renders a component and expands its first collapsed part. Examples in guides have no play function that could do so.
 */
export function ExpandOnMount({ children }: PropsWithChildren) {
  const container = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true; // strict mode runs an effect twice, which would collapse it again
    container.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click(); // a click from a script does not move focus
  }, []);
  return <div ref={container}>{children}</div>;
}
