import type { CallError } from '@quayside/api/errors';

/** Returns whether an error refuses this customer, so that the guard shows a page for it. `holder` is the holder in the URL. */
export function isRefusal(error: unknown, holder?: string): boolean {
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened' || messageKey === 'notAllowed') return true;
  return holder !== undefined && (messageKey === 'notFound' || messageKey === 'invalidRequest');
}
