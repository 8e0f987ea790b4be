import { createStorage, type JsonValue } from '@quayside/platform/storage';
import { useState } from 'react';

const storage = createStorage({
  area: () => globalThis.localStorage,
  now: () => Date.now(),
  prefix: 'quayside.camera.',
});

const isSetting = (value: JsonValue): value is 'on' | 'off' => value === 'on' || value === 'off';

/**
 * Returns the setting of the automatic shutter, and a function that toggles it. The setting is stored for later
 * documents and visits.
 */
export function useAutomaticShutter() {
  const [automatic, setAutomatic] = useState(() => storage.get('automatic', isSetting) ?? 'on');
  const toggle = () => {
    const next = automatic === 'on' ? 'off' : 'on';
    storage.set('automatic', next);
    setAutomatic(next);
  };
  return { automatic, toggle };
}
