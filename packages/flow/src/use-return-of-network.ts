import { useEffect, useEffectEvent } from 'react';

/**
 * Subscribes to the return of the network while `waits`, to repeat an action that failed offline. Calls `retry` when the network is back, or `cancel` if
 * the customer types before that.
 */
export function useOnReconnect(waits: boolean, retry: () => void, cancel: () => void = nothing): void {
  const back = useEffectEvent(retry);
  const typed = useEffectEvent(cancel);
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
