import { createStorage, type Storable } from '@quayside/platform/storage';
import { useState } from 'react';

const storage = createStorage({
  area: () => globalThis.localStorage,
  now: () => Date.now(),
  prefix: 'quayside.camera.',
});

const isSetting = (value: Storable): value is 'on' | 'off' => value === 'on' || value === 'off';

/**
 * Returns whether the camera takes photos automatically, and a function to switch that on or off. The choice is stored
 * for later documents and visits.
 */
export function useAutomaticRelease() {
  const [automatic, setAutomatic] = useState(() => storage.get('automatic', isSetting) ?? 'on');
  const toggle = () => {
    const next = automatic === 'on' ? 'off' : 'on';
    storage.set('automatic', next);
    setAutomatic(next);
  };
  return { automatic, toggle };
}
