import { randomId } from '@quayside/platform/internals/random-id';
import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { useEffect, useRef } from 'react';

/**
 * Makes the browser's Back button call `onClose` while an overlay is open, instead of leaving the page. An open overlay
 * adds a history entry for the same URL, and removes it if the overlay closes for another reason.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const entry = useRef<string>(undefined);
  const close = useStableCallback(onClose);
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
