import { type ComponentType, useEffect, useState } from 'react';
import type { LazyPanel } from '../picker/use-sheet-button.ts';

const presses = ['pointerdown', 'keydown'] as const;

/** A part of a field that the field works without: undefined until its code is there. Where that does not come, each press on the page asks for it again. */
export function useAskedAgain<P>(part: LazyPanel<P>): { Part: ComponentType<P> | undefined } {
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
