import { isUpState } from '@quayside/flow/internals/resume';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type SignedIn, useSession } from '../host-context.ts';

/** Where the customer left home: the key of the history entry, and the scroll offset in px. */
type Place = { readonly key: string; readonly top: number };

/** The last scroll positions by login, so that another customer does not get them. */
const places = new WeakMap<SignedIn, Place>();

/** Restores the scroll position of home after Back, in the browser or in the bar of a page that home opened. Other navigations scroll to the top. */
export function useScrollRestoration(): void {
  const { key, state } = useLocation();
  const session = useSession();
  const signedIn = session.status === 'signed-in' ? session.session : undefined;
  useLayoutEffect(() => {
    if (signedIn) return () => void places.set(signedIn, { key, top: scrollY }); // while the page still has its height
  }, [signedIn, key]);
  useEffect(() => {
    const place = signedIn && places.get(signedIn);
    if (place && (place.key === key || isUpState(state))) queueMicrotask(() => scrollTo(0, place.top)); // after `useArrival`, before the paint
  }, [signedIn, key, state]);
}
