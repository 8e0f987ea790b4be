import type { CallError } from '@quayside/api/errors';

/** Returns true if an error means that this customer cannot use the flow, so that the guard explains it. `holder` is the holder in the URL. */
export function isRefusal(error: unknown, holder?: string): boolean {
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened' || messageKey === 'notAllowed') return true;
  return holder !== undefined && (messageKey === 'notFound' || messageKey === 'invalidRequest');
}
