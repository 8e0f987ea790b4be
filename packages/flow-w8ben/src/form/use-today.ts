import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** Returns the date in Singapore by the clock of the server. Returns undefined until the application is loaded. */
export function useToday(): CalendarDate | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  return status === 'ready' ? runtime?.answers.context().today : undefined;
}
