import { getPapers } from '@quayside/contract/calls/account';
import type { Paper } from '@quayside/contract/paper';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { pageTimers } from '@quayside/platform/timers';
import { useCallback, useEffect, useState } from 'react';

/** A paper with its whole address. */
export type Readable = Paper & { readonly href: string };

/** Addresses are asked for again after this share of their life. */
const RENEW_AT = 0.8;
const SHORTEST_LIFE_SECONDS = 60;

/** What the customer may read again, under addresses that live as long as the screen does. */
export function usePapers(caller: Caller): {
  readonly papers: readonly Readable[] | 'waiting' | 'failed';
  readonly retry: () => void;
} {
  const { hostServices } = useFlow();
  const [papers, setPapers] = useState<readonly Readable[] | 'waiting' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!hostServices) return;
    const controller = new AbortController();
    let timer: unknown;
    const load = async () => {
      const { papers: found, expiresIn } = await caller.call(getPapers, {}, { signal: controller.signal });
      const whole = await Promise.all(
        found.map(async (one) => ({ ...one, href: await hostServices.fileUrl(one.path) })),
      );
      if (controller.signal.aborted) return;
      setPapers(whole);
      const life = Math.max(expiresIn, SHORTEST_LIFE_SECONDS) * RENEW_AT;
      timer = pageTimers.setTimeout(() => void load().catch(fail), life * 1000);
    };
    const fail = () => controller.signal.aborted || setPapers('failed');
    load().catch(fail);
    return () => {
      controller.abort();
      if (timer !== undefined) pageTimers.clearTimeout(timer);
    };
  }, [caller, hostServices, attempt]);
  const retry = useCallback(() => {
    setPapers('waiting');
    setAttempt((before) => before + 1);
  }, []);
  return { papers, retry };
}
