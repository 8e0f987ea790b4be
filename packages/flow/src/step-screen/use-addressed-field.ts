import { focusField } from '@quayside/ui/internals/focus-field';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFlowState } from '../flow-context.tsx';
import type { QuestionLayout } from '../step-pages.ts';

/**
 * Focuses the field in the fragment of the URL once the application has loaded, as in `/sg-contact-info?return=check#email`. Does nothing for question pages,
 * which open the page of the field themselves.
 */
export function useAddressedField(form: RefObject<HTMLFormElement | null>, layout: QuestionLayout): void {
  const { hash } = useLocation();
  const loaded = useFlowState().status === 'ready';
  useEffect(() => {
    const id = /^#([\w.-]+)$/.exec(hash)?.[1];
    if (loaded && layout === 'all-on-one-page' && id && form.current) focusField(form.current, id);
  }, [form, hash, layout, loaded]);
}
