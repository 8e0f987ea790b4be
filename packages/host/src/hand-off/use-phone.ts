import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host-context.ts';
import { getPhone, type Phone, type PhoneState } from './phone.ts';

const opening: PhoneState = { word: 'opening' };

/** Returns the `Phone` of this page and the state of its hand-off. Renders again when the state changes. */
export function usePhone(): { readonly phone: Phone; readonly state: PhoneState } {
  const host = useHost();
  const phone = useMemo(() => getPhone(host), [host]);
  const state = useSyncExternalStore(
    phone.state.subscribe,
    () => phone.state.state,
    () => opening,
  );
  return { phone, state };
}
