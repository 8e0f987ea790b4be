import { CallError } from '@quayside/api/errors';
import type { Caller } from '@quayside/flow/services';
import { createContext } from 'react';

/** The states of the network in stories. `slow`: calls take two seconds longer. `lost`: calls fail after the screen has loaded. `offline`: all calls fail. */
export const storyNetworks = ['online', 'slow', 'lost', 'offline'] as const;
/** One of the `storyNetworks`. */
export type StoryNetworkState = (typeof storyNetworks)[number];

/** The context with the state of the network in stories, which Storybook's toolbar sets. */
export const StoryNetworkContext = createContext<StoryNetworkState>('online');

/** A call of a screen, reported first as `waiting` and then with its result. */
export type StoryCall = { readonly name: string; readonly state: 'waiting' | 'answered' | 'failed' };

/** The context with the function that receives the calls of a story. Storybook shows them beside the screen. */
export const StoryCallsContext = createContext<(call: StoryCall) => void>(() => undefined);

/** The delay of each call on the slow network, in milliseconds. */
const slowMs = 2_000;

/** Creates a caller that sends calls to `server` if `network` allows it, and reports each call to `report`. Otherwise rejects with CallError. */
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
