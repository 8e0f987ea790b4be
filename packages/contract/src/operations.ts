import { languageTable } from '@quayside/rules/language-table';
import * as z from 'zod/mini';

/**
 * Path of the analysis service that takes `OperationsBatch` as JSON by POST, with the headers of every request (CALL-02) and without cookies or an envelope. It
 * answers 204, 400 or 429. What it keeps of an event names nobody, so it stores no header.
 */
export const operationsPath = 'operations-server/api/v1/events';

/** The only words that an event may contain: flows with the ids of their steps, and codes of issues. */
export type OperationsVocabulary = {
  readonly flows: Readonly<Record<string, readonly string[]>>;
  readonly codes: readonly string[];
};

/** Problems of a step beside the codes of issues. `other`: an issue code that is not in the vocabulary. */
export const operationsProblems = ['network', 'server', 'conflict', 'script', 'other'] as const;

/** Core Web Vitals and their companions (web.dev/vitals). */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof webVitals)[number];

/** The longest time on a step in seconds; a longer one is recorded as this. */
export const mostStepSeconds = 3600;
/** The greatest value of a web vital; a greater one is recorded as this. */
export const mostVitalValue = 60_000;
/** The most events of one request. */
export const mostEventsOfBatch = 50;
const mostEventsOfVisit = 9999;

/**
 * What happened, without data of a person. `seconds` is the time that a step was visible. `value` of a web vital is in
 * milliseconds, of CLS in thousandths.
 */
export type OperationsEvent =
  | {
      readonly type: 'flow-started' | 'flow-resumed' | 'flow-submitted' | 'flow-not-eligible';
      readonly flow: string;
    }
  | { readonly type: 'step-started' | 'step-retried'; readonly flow: string; readonly step: string }
  | { readonly type: 'step-completed'; readonly flow: string; readonly step: string; readonly seconds: number }
  | { readonly type: 'step-error'; readonly flow: string; readonly step: string; readonly code: string }
  | { readonly type: 'web-vital'; readonly vital: WebVital; readonly value: number };

/** An event with its place among those of its visit. */
export type OrderedEvent = OperationsEvent & { readonly order: number };

/** Events of one visit: a random id that ends with the tab or the login, and is in no other request. */
export type OperationsBatch = {
  readonly visit: string;
  readonly appType: number;
  readonly language: string;
  readonly events: readonly OrderedEvent[];
};

const whole = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const order = whole(mostEventsOfVisit);
const languages = Object.keys(languageTable);

/** Returns the schema of a batch. It accepts words of the vocabulary and short numbers, and refuses any other key. */
export function operationsBatch(vocabulary: OperationsVocabulary): z.ZodMiniType<OperationsBatch> {
  const flow = z.enum(Object.keys(vocabulary.flows));
  const step = z.enum([...new Set(Object.values(vocabulary.flows).flat())]);
  const code = z.enum([...new Set([...operationsProblems, ...vocabulary.codes])]);
  const event = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.enum(['flow-started', 'flow-resumed', 'flow-submitted', 'flow-not-eligible']),
      flow,
      order,
    }),
    z.strictObject({ type: z.enum(['step-started', 'step-retried']), flow, step, order }),
    z.strictObject({ type: z.literal('step-completed'), flow, step, seconds: whole(mostStepSeconds), order }),
    z.strictObject({ type: z.literal('step-error'), flow, step, code, order }),
    z.strictObject({ type: z.literal('web-vital'), vital: z.enum(webVitals), value: whole(mostVitalValue), order }),
  ]);
  const isOfFlow = (one: OrderedEvent) => !('step' in one) || vocabulary.flows[one.flow]?.includes(one.step);
  return z.strictObject({
    visit: z.uuid(),
    appType: whole(99),
    language: z.enum(languages),
    events: z
      .array(event.check(z.refine((one) => isOfFlow(one) === true)))
      .check(z.minLength(1), z.maxLength(mostEventsOfBatch)),
  });
}
