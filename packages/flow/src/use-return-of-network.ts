import { useEffect, useEffectEvent } from 'react';

/**
 * What the network stopped goes on when it is back, unless the customer types meanwhile. `waits`: whether there is anything to go on with; `giveUp` is called when
 * the customer types.
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
