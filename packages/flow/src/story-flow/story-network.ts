import { CallError } from '@quayside/api/errors';
import { createContext } from 'react';
import type { Caller } from '../services.ts';

export const storyNetworks = ['online', 'slow', 'offline'] as const;
export type StoryNetworkState = (typeof storyNetworks)[number];

/** The network that the screens of stories are on: Storybook's toolbar says. */
export const StoryNetwork = createContext<StoryNetworkState>('online');

/** Of a train in a tunnel, for each call: long enough to see what waiting looks like. */
const slowMs = 2_000;

/** The same server as `network` lets it be reached. */
export const overNetwork = (server: Caller, network: StoryNetworkState): Caller => ({
  async call(call, request, options) {
    if (network === 'offline')
      throw new CallError({ call: call.name, code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true });
    if (network === 'slow') await new Promise((later) => setTimeout(later, slowMs));
    return server.call(call, request, options);
  },
});
