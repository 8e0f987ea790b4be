import type { CallError } from '@quayside/api/errors';

/** Returns whether the error refuses this customer, for which the guard shows a page. `holder` is the one in the URL. */
export function isRefusal(error: unknown, holder?: string): boolean {
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened' || messageKey === 'notAllowed') return true;
  return holder !== undefined && (messageKey === 'notFound' || messageKey === 'invalidRequest');
}
