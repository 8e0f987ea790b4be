import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnReconnect } from '../use-on-reconnect.ts';

/** The number of attempts while online, because a phone reports a network before requests succeed. Retries follow after 1, 2 and 4 seconds. */
const attemptsOnline = 4;

/**
 * Calls `submit` when the network is back, while `waits` is true, to repeat a Continue that failed offline. Retries up to three times while the browser reports
 * a network. Stops when the customer types.
 */
export function useRetryContinue(waits: boolean, submit: () => void): void {
  const attempts = useRef(0);
  const again = () => {
    attempts.current += 1;
    submit();
  };
  const due = useEffectEvent(again);
  useOnReconnect(waits, again);
  useEffect(() => {
    const nth = navigator.onLine ? attempts.current % attemptsOnline : 0;
    if (!waits || !nth) return;
    const timer = setTimeout(() => due(), 500 * 2 ** nth);
    const stop = () => clearTimeout(timer);
    addEventListener('input', stop, true);
    return () => {
      stop();
      removeEventListener('input', stop, true);
    };
  }, [waits]);
}
