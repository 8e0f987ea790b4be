import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** Returns the server's facts about the customer, and today's date in Singapore. Returns undefined until the application is loaded. */
export function useCustomer(): { readonly customer: CustomerFacts; readonly today: CalendarDate } | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const { facts, today } = (status === 'ready' && runtime?.answers.context()) || {};
  return facts?.customer && today ? { customer: facts.customer, today } : undefined;
}
