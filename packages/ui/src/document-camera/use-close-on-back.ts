import { randomId } from '@quayside/platform/internals/random-id';
import { useEffect, useRef } from 'react';
import { useStable } from '../field/use-stable.ts';

/**
 * Closes an open overlay when the user presses the browser's Back button, instead of leaving the page. While the
 * overlay is open, there is an extra history entry for the same URL. Closing the overlay in another way removes it.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const entry = useRef<string>(undefined);
  const close = useStable(onClose);
  useEffect(() => {
    const follow = () => {
      if (entry.current === undefined || isOurs(entry.current)) return;
      entry.current = undefined;
      close();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [close]);
  useEffect(() => {
    const { current } = entry;
    if (open && current === undefined) {
      entry.current = randomId();
      history.pushState({ ...(history.state as object | null), overlay: entry.current }, '');
    } else if (!open && current !== undefined) {
      entry.current = undefined;
      if (isOurs(current)) history.back();
    }
  }, [open]);
}

const isOurs = (entry: string): boolean => (history.state as { overlay?: unknown } | null)?.overlay === entry;
