import { getCustomerDocuments } from '@quayside/contract/calls/account';
import type { CustomerDocument } from '@quayside/contract/internals/customer-document';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { pageTimers } from '@quayside/platform/internals/timers';
import { useCallback, useEffect, useState } from 'react';

/** A customer's document with `href`, the absolute signed URL of its file. The URL expires. */
export type ReadableDocument = CustomerDocument & { readonly href: string };

/** The fraction of a URL's lifetime after which the documents are loaded again with new URLs. */
const RENEW_AT = 0.8;
const SHORTEST_LIFE_SECONDS = 60;

/**
 * Returns the customer's documents, `waiting` while they load, or `failed`. Renews their signed URLs before they expire while the screen is mounted. `retry`
 * loads them again.
 */
export function useCustomerDocuments(caller: Caller): {
  readonly documents: readonly ReadableDocument[] | 'waiting' | 'failed';
  readonly retry: () => void;
} {
  const { hostServices } = useFlow();
  const [documents, setPapers] = useState<readonly ReadableDocument[] | 'waiting' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!hostServices) return;
    const controller = new AbortController();
    let timer: unknown;
    const load = async () => {
      const { documents: found, expiresIn } = await caller.call(
        getCustomerDocuments,
        {},
        { signal: controller.signal },
      );
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
  return { documents, retry };
}
