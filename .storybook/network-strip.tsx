import { type ReactNode, useState } from 'react';
import {
  type StoryCall,
  StoryCallsContext,
  StoryNetworkContext,
  type StoryNetworkState,
} from '../packages/testing/src/story-flow/story-network.ts';

export const networkLabels: Readonly<Record<StoryNetworkState, string>> = {
  online: 'Online',
  slow: 'Slow: two seconds a call',
  lost: 'Lost after loading',
  offline: 'Offline from the start',
};

/**
 * Renders a story with the network that the toolbar selects. Unless it is online, a strip above the story lists its
 * calls, so that a waiting screen is recognisable.
 */
export function NetworkSimulation({ network, children }: { network: StoryNetworkState; children: ReactNode }) {
  const [calls, setCalls] = useState<readonly StoryCall[]>([]);
  const [record] = useState(
    () => (call: StoryCall) => setCalls((before) => [...before.filter(({ name }) => name !== call.name), call]),
  );
  return (
    <StoryNetworkContext value={network}>
      <StoryCallsContext value={record}>
        {network !== 'online' && calls.length > 0 && (
          <p role="note" className="m-0 border-line border-b bg-surface-sunken px-gutter py-2 text-caption text-ink">
            <strong>{networkLabels[network]}</strong>
            {calls.map(({ name, state }) => (
              <span key={name} className={state === 'failed' ? 'text-danger' : 'text-ink-muted'}>
                {' '}
                · {name}: {state}
              </span>
            ))}
          </p>
        )}
        {children}
      </StoryCallsContext>
    </StoryNetworkContext>
  );
}
