import { useFlow } from '@quayside/flow/flow-context';
import type { MouseEvent } from 'react';
import { useHelpAddress } from '../use-help-address.ts';

/** Returns the URL of the help page, and a press handler that opens the app's chat instead if the host has one. */
export function useService() {
  const { runtime } = useFlow();
  const href = useHelpAddress(runtime?.application?.reference);
  const contact = runtime?.services.contactService;
  const onPress = (event: MouseEvent<HTMLElement>) => {
    if (!contact) return;
    event.preventDefault();
    contact();
  };
  return { href, onPress };
}
