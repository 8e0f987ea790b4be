import { languageTable } from '@quayside/values/internals/language-table';
import * as z from 'zod/mini';

/**
 * The path to which clients post an `OperationsBatch` as JSON, with the headers of every request (CALL-02) and without cookies. The analysis service responds
 * with 204, 400 or 429, without an envelope. It stores no headers, so that events do not identify customers.
 */
export const operationsPath = 'operations-server/api/v1/events';

/** The only words that an event may contain: the step ids of each flow, and issue codes. */
export type OperationsVocabulary = {
  readonly flows: Readonly<Record<string, readonly string[]>>;
  readonly codes: readonly string[];
};

/** Problems of a step besides issue codes. `other` replaces an issue code outside the vocabulary. */
export const operationsProblems = ['network', 'server', 'conflict', 'script', 'other'] as const;

/** The recorded web vitals (web.dev/vitals). */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
/** One of `webVitals`. */
export type WebVital = (typeof webVitals)[number];

/** The longest recorded time on a step, in seconds. The client records longer times as this value. */
export const maxStepSeconds = 3600;
/** The greatest recorded value of a web vital. The client records greater values as this value. */
export const maxVitalValue = 60_000;
/** The greatest number of events in one request. */
export const maxEventsPerBatch = 50;
const mostEventsOfVisit = 9999;

/** An event without personal data. `seconds` is the time for which a step was visible. `value` is in milliseconds, for CLS in thousandths. */
export type OperationsEvent =
  | {
      readonly type: 'flow-started' | 'flow-resumed' | 'flow-submitted' | 'flow-not-eligible';
      readonly flow: string;
    }
  | { readonly type: 'step-started' | 'step-retried'; readonly flow: string; readonly step: string }
  | { readonly type: 'step-completed'; readonly flow: string; readonly step: string; readonly seconds: number }
  | { readonly type: 'step-error'; readonly flow: string; readonly step: string; readonly code: string }
  | { readonly type: 'web-vital'; readonly vital: WebVital; readonly value: number };

/** An event with its position in the visit, from 0. */
export type OrderedEvent = OperationsEvent & { readonly order: number };

/** Events of one visit. `visit` is a random id that ends with the tab or the login. Other requests do not contain it. */
export type OperationsBatch = {
  readonly visit: string;
  readonly appType: number;
  readonly language: string;
  readonly events: readonly OrderedEvent[];
};

const whole = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const order = whole(mostEventsOfVisit);
const languages = Object.keys(languageTable);

/** Returns the schema of a batch. Only words of the vocabulary and bounded numbers are accepted; any other key is rejected. */
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
    z.strictObject({ type: z.literal('step-completed'), flow, step, seconds: whole(maxStepSeconds), order }),
    z.strictObject({ type: z.literal('step-error'), flow, step, code, order }),
    z.strictObject({ type: z.literal('web-vital'), vital: z.enum(webVitals), value: whole(maxVitalValue), order }),
  ]);
  const isOfFlow = (one: OrderedEvent) => !('step' in one) || vocabulary.flows[one.flow]?.includes(one.step);
  return z.strictObject({
    visit: z.uuid(),
    appType: whole(99),
    language: z.enum(languages),
    events: z
      .array(event.check(z.refine((one) => isOfFlow(one) === true)))
      .check(z.minLength(1), z.maxLength(maxEventsPerBatch)),
  });
}
