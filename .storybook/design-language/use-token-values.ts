import { type RefObject, useLayoutEffect, useState } from 'react';
import { readTokenValues } from '../pages/tokens.tsx';

const themed = { attributeFilter: ['data-skin', 'data-theme', 'data-stock-color', 'style', 'class'] };

/** Returns the computed values of all tokens at an element, by name. Reads them again when the toolbar changes the page. */
export function useTokenValues(place: RefObject<HTMLElement | null>): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const read = () => {
      if (place.current) setValues(readTokenValues(place.current));
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(document.documentElement, themed);
    return () => changes.disconnect();
  }, [place]);
  return values;
}
