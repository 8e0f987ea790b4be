import { type OperationsBatch, type OperationsVocabulary, operationsBatch } from '@quayside/contract/operations';
import { issues } from '@quayside/i18n/internals/text/issues';
import { lt } from 'drizzle-orm';
import { isLocalOrUnknown, toNetwork } from '../../kernel/network.ts';
import { takeFromQuotas } from '../../kernel/quotas.ts';
import type { FlowRegistry } from '../flows/flow-registry.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { operationsEvents } from '../storage/schema.ts';

/** Limits of operations events per hour: per network and in total. They need no login, and are deleted after `retentionDays`. */
export const operationsLimits = { perNetwork: 1000, perHour: 5000, retentionDays: 90 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns all flows of which events may come: those that customers start, and those of their second holders. */
export const measuredFlows = ({ names, flow, partOf }: FlowRegistry) =>
  names.flatMap((name) => [flow(name), ...[partOf(name) ?? []].flat()]);

/** Returns the flows, steps and error codes that events may contain. */
const vocabularyOf = (flows: FlowRegistry): OperationsVocabulary => ({
  flows: Object.fromEntries(measuredFlows(flows).map(({ name, steps }) => [name, steps.map(({ id }) => id)])),
  codes: Object.keys(issues.en).map((key) => key.replace(/_(?:one|other)$/, '')),
});

/**
 * Stores the new events of a batch, and skips those that were stored before. Returns `misshapen` if the body does not match the contract, and `full` if a
 * limit is reached.
 */
export async function saveOperationsEvents(
  work: UnitOfWork,
  address: string,
  body: unknown,
): Promise<'saved' | 'misshapen' | 'full'> {
  const parsed = operationsBatch(vocabularyOf(work.flows)).safeParse(body);
  if (!parsed.success) return 'misshapen';
  const { tables, now } = work;
  const { perNetwork, perHour } = operationsLimits;
  const quotas = [
    ...(isLocalOrUnknown(address) ? [] : [{ name: 'events-of-network', of: toNetwork(address), most: perNetwork }]),
    { name: 'events', of: '', most: perHour },
  ];
  const { granted } = await takeFromQuotas(work, quotas, parsed.data.events.length);
  if (granted < parsed.data.events.length) return 'full';
  await tables.insert(operationsEvents).values(rowsOf(parsed.data, now)).onConflictDoNothing();
  return 'saved';
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

/** Deletes the operations events that are older than `operationsLimits.retentionDays`. */
export async function deleteOldOperationsEvents({ tables, now }: UnitOfWork): Promise<void> {
  await tables
    .delete(operationsEvents)
    .where(lt(operationsEvents.at, new Date(now.getTime() - operationsLimits.retentionDays * DAY_MS)));
}
