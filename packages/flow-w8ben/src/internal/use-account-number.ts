import { useFlow, useFlowState } from '@quayside/flow/flow-context';

/** Line 7; undefined while there is no account, or the application is not loaded. */
export function useAccountNumber(): string | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  return status === 'ready' ? runtime?.context().facts.w8ben?.accountNumber : undefined;
}
