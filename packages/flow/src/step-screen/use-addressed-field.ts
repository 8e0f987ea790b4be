import { focusField } from '@quayside/ui/focus-field';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFlowState } from '../flow-context.tsx';

/** Takes the user to the field that the address names, as Change links do: `/sg-contact-info?return=check#email`. Waits for the answers. */
export function useAddressedField(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  const loaded = useFlowState().status === 'ready';
  useEffect(() => {
    const id = /^#([\w.-]+)$/.exec(hash)?.[1];
    if (loaded && id && form.current) focusField(form.current, id);
  }, [form, hash, loaded]);
}
