import { goesUp } from '@quayside/flow/resume';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type SignedIn, useSession } from '../host-context.ts';

/** Where home was left: the entry of the history, and how far it was scrolled. */
type Place = { readonly key: string; readonly top: number };

/** By the login, as what home shows. */
const places = new WeakMap<SignedIn, Place>();

/** Scrolls home to where it was left, after Back of the browser or of a page that home led to. Any other way leads to its top. */
export function usePlace(): void {
  const { key, state } = useLocation();
  const session = useSession();
  const signedIn = session.status === 'signed-in' ? session.session : undefined;
  useLayoutEffect(() => {
    if (signedIn) return () => void places.set(signedIn, { key, top: scrollY }); // while the page is as high as it was
  }, [signedIn, key]);
  useEffect(() => {
    const place = signedIn && places.get(signedIn);
    if (place && (place.key === key || goesUp(state))) queueMicrotask(() => scrollTo(0, place.top)); // after `useArrival`, before the paint
  }, [signedIn, key, state]);
}
