import type { CallError } from '@quayside/api/errors';

/** Whether the error is a refusal of this customer, which the guard turns into a page. `holder`: as in the address. */
export function isRefusal(error: unknown, holder?: string): boolean {
  const { messageKey } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened' || messageKey === 'notAllowed') return true;
  return holder !== undefined && (messageKey === 'notFound' || messageKey === 'invalidRequest');
}
