import { createStorage, type Storable } from '@quayside/platform/storage';
import { useState } from 'react';

const storage = createStorage({
  area: () => globalThis.localStorage,
  now: () => Date.now(),
  prefix: 'quayside.camera.',
});

const isSetting = (value: Storable): value is 'on' | 'off' => value === 'on' || value === 'off';

/** Whether photos are taken without a press. The choice lasts for the other documents and the next visit. */
export function useAutomaticRelease() {
  const [automatic, setAutomatic] = useState(() => storage.get('automatic', isSetting) ?? 'on');
  const toggle = () => {
    const next = automatic === 'on' ? 'off' : 'on';
    storage.set('automatic', next);
    setAutomatic(next);
  };
  return { automatic, toggle };
}
