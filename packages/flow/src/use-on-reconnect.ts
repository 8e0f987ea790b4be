import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` once when the network is back, while `waits` is true, to repeat an action that failed offline. If the customer types before that, calls
 * `cancel` instead.
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
