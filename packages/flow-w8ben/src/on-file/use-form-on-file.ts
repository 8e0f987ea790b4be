import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import type { W8benOverview } from '@quayside/rules/internals/w8ben-life';
import type { JourneyContext } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { getFormOnFileState } from '../lines/form-on-file.ts';

/** Facts about the customer's W-8BEN, its state and the date in Singapore. There may be no form on file yet. */
export type FormOnFile = {
  readonly facts: W8benFacts;
  /** State and validity; undefined if there is no form on file. */
  readonly life: W8benOverview | undefined;
  readonly today: CalendarDate;
  readonly context: JourneyContext;
};

/** Returns the facts about the W-8BEN. Returns undefined until the application is loaded, or if the server sent no such facts. */
export function useFormOnFile(): FormOnFile | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime) return undefined;
  const context = runtime.answers.context();
  const { w8ben: facts } = context.facts;
  return facts && { facts, life: getFormOnFileState(context), today: context.today, context };
}
