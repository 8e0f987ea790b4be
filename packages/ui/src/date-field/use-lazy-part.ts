import { type ComponentType, useEffect, useState } from 'react';
import type { LazyPanel } from '../picker/use-sheet-button.ts';

const presses = ['pointerdown', 'keydown'] as const;

/**
 * Returns the component of an optional part of a field, or undefined until its code is loaded. After a failure, each
 * press on the page retries.
 */
export function useLazyPart<P>(part: LazyPanel<P>): { Part: ComponentType<P> | undefined } {
  const [state, setState] = useState<'waiting' | 'missing' | 'there'>(() => (part.loaded() ? 'there' : 'waiting'));
  useEffect(() => {
    if (state === 'there') return undefined;
    let current = true;
    const ask = () =>
      void part.load().then(
        () => current && setState('there'),
        () => current && setState('missing'),
      );
    if (state === 'waiting') ask();
    else for (const press of presses) addEventListener(press, ask);
    return () => {
      current = false;
      for (const press of presses) removeEventListener(press, ask);
    };
  }, [part, state]);
  return { Part: state === 'there' ? part.loaded() : undefined };
}
