import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host-context.ts';
import { type Phone, type PhoneState, phoneOf } from './phone.ts';

const opening: PhoneState = { word: 'opening' };

/** Returns this page's phone with the state of its step. */
export function usePhone(): { readonly phone: Phone; readonly state: PhoneState } {
  const host = useHost();
  const phone = useMemo(() => phoneOf(host), [host]);
  const state = useSyncExternalStore(
    phone.state.subscribe,
    () => phone.state.state,
    () => opening,
  );
  return { phone, state };
}
