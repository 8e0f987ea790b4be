import { type WebVital, webVitals } from '@quayside/contract/operations';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { operationsEvents as table } from '../storage/schema.ts';
import { measuredFlows } from './operations-events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of events that a funnel reads. Older events are left out. */
export const maxEventsRead = 100_000;

/** Which events a funnel counts: those of the last `days` days. An undefined field matches all events. */
export type FunnelFilter = {
  readonly appType: number | undefined;
  readonly language: string | undefined;
  readonly days: number;
};

/** Where visits to a step ended. `started`, `completed` and `dropped` count visits; `errors` and `retries` count events. */
export type FunnelStep = {
  readonly step: string;
  readonly started: number;
  readonly completed: number;
  /** Visits that ended here: the customer neither completed the step nor continued with another step of the flow. */
  readonly dropped: number;
  /** Median of the visible seconds until a visit completed the step; undefined if none did. */
  readonly median: number | undefined;
  readonly p90: number | undefined;
  readonly errors: number;
  readonly retries: number;
  /** The three most frequent error codes, each with its number of events. */
  readonly codes: readonly (readonly [code: string, times: number])[];
};

/** How visits went through a flow. `visits`, `submitted` and `notEligible` count visits. */
export type FlowFunnel = {
  readonly flow: string;
  readonly visits: number;
  readonly submitted: number;
  readonly notEligible: number;
  readonly steps: readonly FunnelStep[];
};

/** Measurements of a web vital. `p75` is the 75th percentile, by which web.dev judges it. */
export type VitalSummary = { readonly vital: WebVital; readonly p75: number; readonly count: number };

/** How visits of a period went: by flow and step, and the web vitals. */
export type Funnel = {
  readonly flows: readonly FlowFunnel[];
  readonly vitals: readonly VitalSummary[];
  /** Whether older events of the period were left out. */
  readonly isCut: boolean;
};

type Event = {
  readonly visit: string;
  readonly position: number;
  readonly type: string;
  readonly flow: string | null;
  readonly step: string | null;
  readonly code: string | null;
  readonly amount: number | null;
};

/** Returns how visits of a period went, by flow and step. Flows without events and steps that no visit reached are left out. */
export async function readFunnel(
  { tables, now, flows }: UnitOfWork,
  { appType, language, days }: FunnelFilter,
): Promise<Funnel> {
  const { visit, position, type, flow, step, code, amount } = table;
  const events: readonly Event[] = await tables
    .select({ visit, position, type, flow, step, code, amount })
    .from(table)
    .where(
      and(
        gt(table.at, new Date(now.getTime() - days * DAY_MS)),
        ...(appType === undefined ? [] : [eq(table.appType, appType)]),
        ...(language === undefined ? [] : [eq(table.language, language)]),
      ),
    )
    .orderBy(desc(table.at))
    .limit(maxEventsRead);
  const byFlow = Map.groupBy(events, (event) => event.flow ?? '');
  return {
    flows: measuredFlows(flows).flatMap(({ name, steps }) => {
      const ofFlow = byFlow.get(name);
      return ofFlow ? [funnelOf(name, ofFlow, steps)] : [];
    }),
    vitals: webVitals.flatMap((vital) => {
      const values = amounts(events.filter((event) => event.type === 'web-vital' && event.code === vital));
      const p75 = percentile(values, 0.75);
      return p75 === undefined ? [] : [{ vital, p75, count: values.length }];
    }),
    isCut: events.length === maxEventsRead,
  };
}

function funnelOf(flow: string, events: readonly Event[], steps: readonly { readonly id: string }[]): FlowFunnel {
  const dropped = droppedByStep(events);
  const byStep = Map.groupBy(events, ({ step }) => step ?? '');
  return {
    flow,
    visits: visitsOf(events),
    submitted: visitsOf(events.filter(({ type }) => type === 'flow-submitted')),
    notEligible: visitsOf(events.filter(({ type }) => type === 'flow-not-eligible')),
    steps: steps.flatMap(({ id }) => {
      const ofStep = byStep.get(id);
      return ofStep ? [{ ...stepOf(id, ofStep), dropped: dropped.get(id) ?? 0 }] : [];
    }),
  };
}

function stepOf(step: string, events: readonly Event[]): Omit<FunnelStep, 'dropped'> {
  const of = (type: string) => events.filter((event) => event.type === type);
  const errors = of('step-error');
  const seconds = amounts(of('step-completed'));
  const codes = [...Map.groupBy(errors, ({ code }) => code ?? '')].map(
    ([code, found]) => [code, found.length] as const,
  );
  return {
    step,
    started: visitsOf(of('step-started')),
    completed: visitsOf(of('step-completed')),
    median: percentile(seconds, 0.5),
    p90: percentile(seconds, 0.9),
    errors: errors.length,
    retries: of('step-retried').length,
    codes: codes.toSorted(([one, times], [other, more]) => more - times || (one < other ? -1 : 1)).slice(0, 3),
  };
}

/** Returns the number of visits that ended on each step, by step id. */
function droppedByStep(events: readonly Event[]): ReadonlyMap<string, number> {
  const progress = events.filter(({ type }) => !['step-error', 'step-retried', 'flow-resumed'].includes(type));
  const dropped = new Map<string, number>();
  for (const ofVisit of Map.groupBy(progress, ({ visit }) => visit).values()) {
    const last = ofVisit.reduce((one, other) => (other.position > one.position ? other : one));
    if (last.type === 'step-started' && last.step) dropped.set(last.step, (dropped.get(last.step) ?? 0) + 1);
  }
  return dropped;
}

const visitsOf = (events: readonly Event[]): number => new Set(events.map(({ visit }) => visit)).size;

const amounts = (events: readonly Event[]): readonly number[] =>
  events.flatMap(({ amount }) => amount ?? []).toSorted((one, other) => one - other);

/**
 * Returns the percentile of sorted values: the smallest that at least this share of the values does not exceed (nearest rank). Returns undefined without
 * values.
 */
const percentile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
