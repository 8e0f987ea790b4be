import type { CallError } from '@quayside/api/errors';

/** Whether an error is the server's answer to this customer, which the guard turns into a page, and not a failure. `holder`: as in the address. */
export function isRefusal(error: unknown, holder?: string): boolean {
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened' || messageKey === 'notAllowed') return true;
  return holder !== undefined && (messageKey === 'notFound' || messageKey === 'invalidRequest');
}
