import { useFlow, useFlowState } from '@quayside/flow/flow-context';

/** Returns the account number for line 7. Returns undefined if there is no account yet, or until the application is loaded. */
export function useAccountNumber(): string | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  return status === 'ready' ? runtime?.answers.context().facts.w8ben?.accountNumber : undefined;
}
