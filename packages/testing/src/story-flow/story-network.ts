import { CallError } from '@quayside/api/errors';
import type { Caller } from '@quayside/flow/services';
import { createContext } from 'react';

/** States of the network in stories. `lost`: it fails after the screen has loaded. `offline`: there is none from the start. */
export const storyNetworks = ['online', 'slow', 'lost', 'offline'] as const;
/** One of the `storyNetworks`. */
export type StoryNetworkState = (typeof storyNetworks)[number];

/** Context with the network of the stories, which Storybook's toolbar sets. */
export const StoryNetwork = createContext<StoryNetworkState>('online');

/** Call of a screen with its progress: first `waiting`, then its result. */
export type StoryCall = { readonly name: string; readonly state: 'waiting' | 'answered' | 'failed' };

/** Context with a listener for the calls of a story, which Storybook shows beside the screen. */
export const StoryCalls = createContext<(call: StoryCall) => void>(() => undefined);

/** Delay of each call on the slow network, in milliseconds. */
const slowMs = 2_000;

/** Creates a caller that sends calls to `server` if `network` allows it, and reports each call to `report`. */
export function withNetwork(server: Caller, network: StoryNetworkState, report: (call: StoryCall) => void): Caller {
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
      report({ name, state: 'waiting' });
      try {
        if (!isReached(name))
          throw new CallError({ call: name, code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true });
        if (network === 'slow') await new Promise((later) => setTimeout(later, slowMs));
        const answer = await server.call(call, request, options);
        report({ name, state: 'answered' });
        return answer;
      } catch (error) {
        report({ name, state: 'failed' });
        throw error;
      }
    },
  };
}
