import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useW8benScope } from '../w8ben-scope.ts';

/** Returns the link to the form, and a function that opens it or one of its fields. Customers from "Check your answers" later return there. */
export function useFormLink() {
  const { flow } = useFlow();
  const { prefix } = useW8benScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = { pathname: getRoutePath(flow, `${prefix}form`), search };
  return {
    href: useHref(form),
    change: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      void navigate({ ...form, hash: event.currentTarget.hash });
    },
  };
}
