import { getAccountOverview } from '@quayside/contract/calls/account';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useEffect, useState } from 'react';
import type { Caller } from '../services.ts';

/** The stage of an opening, with the path of its page. `none`: not started. `sent`: submitted. `opened`: complete. */
export type OpeningStage = {
  readonly stage: 'none' | 'draft' | 'sent' | 'opened';
  readonly path: string;
};

/** Returns the stage of the customer's own opening. Without one, returns the stage of their part of a joint account. */
export function getOpeningStage({ requests, customer }: Pick<AccountOverview, 'requests' | 'customer'>): OpeningStage {
  if (customer.account) return { stage: 'opened', path: '/sg-account-center' };
  const own = requests.find(({ flow }) => flow === 'opening');
  const request = own ?? requests.find(({ flow }) => flow === 'joint');
  if (!request) return notStarted;
  return {
    stage: request.state === 'draft' ? 'draft' : 'sent',
    path: own ? '/sg-account-state' : '/joint-sg-account-state',
  };
}

const notStarted: OpeningStage = { stage: 'none', path: '/sg-choose' };

/**
 * Loads the account overview and returns the stage of the opening, or undefined until the server responds. After a failure, returns `none` with a path that
 * redirects to the right page.
 */
export function useOpeningStage(caller: (() => Promise<Caller>) | undefined): OpeningStage | undefined {
  const [stage, setStage] = useState<OpeningStage>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () =>
      caller ? getOpeningStage(await (await caller()).call(getAccountOverview, {}, { signal })) : notStarted;
    void ask()
      .catch(() => notStarted)
      .then((known) => {
        if (!signal.aborted) setStage(known);
      });
    return () => controller.abort();
  }, [caller]);
  return stage;
}
