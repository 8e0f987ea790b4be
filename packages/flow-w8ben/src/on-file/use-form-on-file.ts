import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import type { W8benOverview } from '@quayside/rules/internals/w8ben-life';
import type { JourneyContext } from '@quayside/rules/journey';
import { getFormOnFileState } from '../lines/form-on-file.ts';

/** Form on file with the facts that decide its state. */
export type FormOnFile = {
  readonly facts: W8benFacts;
  /** undefined without a form on file */
  readonly life: W8benOverview | undefined;
  readonly today: CalendarDate;
  readonly context: JourneyContext;
};

/** Returns the form on file with its facts. Returns undefined until the application is loaded. */
export function useFormOnFile(): FormOnFile | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime) return undefined;
  const context = runtime.answers.context();
  const { w8ben: facts } = context.facts;
  return facts && { facts, life: getFormOnFileState(context), today: context.today, context };
}
