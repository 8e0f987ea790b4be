import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host-context.ts';
import { getPhone, type HandOffPhone, type PhoneState } from './phone.ts';

const opening: PhoneState = { word: 'opening' };

/** Returns the `HandOffPhone` of this page and the state of its hand-off. Renders again when the state changes. */
export function usePhone(): { readonly phone: HandOffPhone; readonly state: PhoneState } {
  const host = useHost();
  const phone = useMemo(() => getPhone(host), [host]);
  const state = useSyncExternalStore(
    phone.state.subscribe,
    () => phone.state.state,
    () => opening,
  );
  return { phone, state };
}
