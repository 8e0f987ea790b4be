import { type OperationsBatch, type OperationsVocabulary, operationsBatch } from '@quayside/contract/operations';
import { issues } from '@quayside/i18n/text/issues';
import { gt, lt } from 'drizzle-orm';
import type { FlowRegistry } from '../flows/flow-registry.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { operationsEvents } from '../storage/schema.ts';

/** Limits of operations events, which need no login. */
export const operationsLimits = { perHour: 5000, daysKept: 90 };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the flows that customers start, and those of second holders. */
export const measuredFlows = ({ names, flow, partOf }: FlowRegistry) =>
  names.flatMap((name) => [flow(name), ...[partOf(name) ?? []].flat()]);

/** Returns the words that events may contain. */
const vocabularyOf = (flows: FlowRegistry): OperationsVocabulary => ({
  flows: Object.fromEntries(measuredFlows(flows).map(({ name, steps }) => [name, steps.map(({ id }) => id)])),
  codes: Object.keys(issues.en).map((key) => key.replace(/_(?:one|other)$/, '')),
});

/**
 * Stores the events of a batch; those that are known already are not stored again. Returns `misshapen` for anything that the
 * contract does not name, and `full` above the limit.
 */
export async function keepOperationsEvents(work: UnitOfWork, body: unknown): Promise<'kept' | 'misshapen' | 'full'> {
  const parsed = operationsBatch(vocabularyOf(work.flows)).safeParse(body);
  if (!parsed.success) return 'misshapen';
  const { tables, now } = work;
  const lately = gt(operationsEvents.at, new Date(now.getTime() - HOUR_MS));
  const { perHour } = operationsLimits;
  const kept = await tables
    .select({ visit: operationsEvents.visit })
    .from(operationsEvents)
    .where(lately)
    .limit(perHour);
  if (kept.length >= perHour) return 'full';
  await tables.insert(operationsEvents).values(rowsOf(parsed.data, now)).onConflictDoNothing();
  return 'kept';
}

const rowsOf = ({ visit, appType, language, events }: OperationsBatch, at: Date) =>
  events.map((event) => ({
    visit,
    appType,
    language,
    at,
    position: event.order,
    type: event.type,
    flow: 'flow' in event ? event.flow : null,
    step: 'step' in event ? event.step : null,
    code: event.type === 'step-error' ? event.code : event.type === 'web-vital' ? event.vital : null,
    amount: event.type === 'step-completed' ? event.seconds : event.type === 'web-vital' ? event.value : null,
  }));

export async function forgetOperationsEvents({ tables, now }: UnitOfWork): Promise<void> {
  await tables
    .delete(operationsEvents)
    .where(lt(operationsEvents.at, new Date(now.getTime() - operationsLimits.daysKept * DAY_MS)));
}
