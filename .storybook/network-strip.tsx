import { type ReactNode, useState } from 'react';
import {
  type StoryCall,
  StoryCalls,
  StoryNetwork,
  type StoryNetworkState,
} from '../packages/flow/src/story-flow/story-network.ts';

/** What each network does, in the words of the toolbar. */
export const networkWords: Readonly<Record<StoryNetworkState, string>> = {
  online: 'Online',
  slow: 'Slow: two seconds a call',
  lost: 'Lost after loading',
  offline: 'Offline from the start',
};

/** A story on the network of the toolbar. Unless it is online, what the screen asks of its server stands above it: a screen that says nothing yet is seen to wait. */
export function OnNetwork({ network, children }: { network: StoryNetworkState; children: ReactNode }) {
  const [calls, setCalls] = useState<readonly StoryCall[]>([]);
  const [tell] = useState(
    () => (call: StoryCall) => setCalls((before) => [...before.filter(({ name }) => name !== call.name), call]),
  );
  return (
    <StoryNetwork value={network}>
      <StoryCalls value={tell}>
        {network !== 'online' && calls.length > 0 && (
          <p role="note" className="m-0 border-line border-b bg-surface-sunken px-gutter py-2 text-caption text-ink">
            <strong>{networkWords[network]}</strong>
            {calls.map(({ name, state }) => (
              <span key={name} className={state === 'failed' ? 'text-danger' : 'text-ink-muted'}>
                {' '}
                · {name}: {state}
              </span>
            ))}
          </p>
        )}
        {children}
      </StoryCalls>
    </StoryNetwork>
  );
}
