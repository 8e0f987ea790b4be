import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `goOn` when the network is back, to continue an action that failed offline. If the customer types before that, calls `giveUp` instead.
 * `waits`: whether there is such an action.
 */
export function useReturnOfNetwork(waits: boolean, goOn: () => void, giveUp: () => void = nothing): void {
  const back = useEffectEvent(goOn);
  const typed = useEffectEvent(giveUp);
  useEffect(() => {
    if (!waits) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const end = (then: () => void) => () => {
      waiting.abort();
      then();
    };
    addEventListener(
      'online',
      end(() => back()),
      { signal },
    );
    addEventListener(
      'input',
      end(() => typed()),
      { signal, capture: true },
    );
    return () => waiting.abort();
  }, [waits]);
}

const nothing = () => undefined;
