import { CallError } from '@quayside/api/errors';
import type { Caller } from '@quayside/flow/services';
import { createContext } from 'react';

/** `lost`: gone once the screen has been loaded; `offline`: never there. */
export const storyNetworks = ['online', 'slow', 'lost', 'offline'] as const;
export type StoryNetworkState = (typeof storyNetworks)[number];

/** The network that the screens of stories are on: Storybook's toolbar says. */
export const StoryNetwork = createContext<StoryNetworkState>('online');

/** A call that a screen makes, told as it goes: `waiting`, then how it ended. */
export type StoryCall = { readonly name: string; readonly state: 'waiting' | 'answered' | 'failed' };

/** Where Storybook listens to what a screen asks of its server, to show it beside the screen. */
export const StoryCalls = createContext<(call: StoryCall) => void>(() => undefined);

/** Of a train in a tunnel, for each call: long enough to see what waiting looks like. */
const slowMs = 2_000;

/** The same server as `network` lets it be reached. */
export function overNetwork(server: Caller, network: StoryNetworkState, tell: (call: StoryCall) => void): Caller {
  const read = new Set<string>();
  const isReached = (name: string) => {
    if (network !== 'lost') return network !== 'offline';
    const isFirst = name.startsWith('get') && !read.has(name);
    read.add(name);
    return isFirst;
  };
  return {
    async call(call, request, options) {
      const { name } = call;
      tell({ name, state: 'waiting' });
      try {
        if (!isReached(name))
          throw new CallError({ call: name, code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true });
        if (network === 'slow') await new Promise((later) => setTimeout(later, slowMs));
        const answer = await server.call(call, request, options);
        tell({ name, state: 'answered' });
        return answer;
      } catch (error) {
        tell({ name, state: 'failed' });
        throw error;
      }
    },
  };
}
