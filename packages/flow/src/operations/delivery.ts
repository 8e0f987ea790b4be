import {
  maxEventsPerBatch,
  type OperationsBatch,
  type OperationsVocabulary,
  type OrderedEvent,
  operationsBatch,
} from '@quayside/contract/operations';
import type { Timers } from '@quayside/platform/internals/timers';
import type { JsonValue, SafeStorage } from '@quayside/platform/storage';
import type { OperationsContext, OperationsSink } from './recorder.ts';

/** A function that sends a batch as JSON. Resolves to `refused` if the server will never accept it. Rejects if a later attempt may succeed. */
export type SendOperations = (body: string) => Promise<'taken' | 'refused'>;

/** The storage of waiting events, the transport and the consent of a delivery. */
export type DeliveryOptions = {
  readonly vocabulary: OperationsVocabulary;
  readonly send: SendOperations;
  /** The session storage of the tab, in which waiting events survive a reload. */
  readonly storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly context: () => OperationsContext;
  /** Returns whether events may be stored and sent. Called before each request. */
  readonly isAllowed: () => boolean;
};

/** A queue of events, which sends them in batches. */
export type Delivery = {
  readonly sink: OperationsSink;
  /** Sends waiting events. Call it when the page is hidden or the network is back. */
  readonly flush: () => Promise<void>;
  /** Starts another visit with another id. Call it when another customer signs in. */
  readonly renew: () => void;
};

/** The limits of a delivery, as numbers of events and delays in milliseconds. */
export const deliveryLimits = {
  /** The number of waiting events at which the delivery sends them without a delay. */
  full: 20,
  /** The maximum number of events that wait for the network. The oldest ones are dropped. */
  waiting: 200,
  afterMs: 10_000,
  firstRetryMs: 30_000,
  lastRetryMs: 300_000,
};

const storageKey = 'operations';

/**
 * Creates the delivery of a tab, which sends events after ten seconds, or at once when twenty wait. Requests can be repeated, because the server identifies an
 * event by its visit and order.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { vocabulary, send, storage, timers, newId, context, isAllowed } = options;
  const schema = operationsBatch(vocabulary);
  const stored = readStored(storage);
  const isKnown = (event: OrderedEvent) =>
    schema.safeParse({ visit: stored?.visit, ...context(), events: [event] }).success;
  let visit = stored?.visit ?? newId();
  let next = stored?.next ?? 0;
  let waiting: readonly OrderedEvent[] = (stored?.waiting ?? []).filter(isKnown);
  let timer: unknown;
  let retryMs = deliveryLimits.firstRetryMs;
  let underWay: readonly OrderedEvent[] = [];
  let sending = Promise.resolve();

  const persist = () => storage.set(storageKey, { visit, next, waiting });
  const later = (ms: number) => {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(() => void flush(), ms);
  };
  const forget = () => {
    waiting = [];
    storage.remove(storageKey);
  };
  const sendNow = async (events: readonly OrderedEvent[]): Promise<void> => {
    const batch: OperationsBatch = { visit, ...context(), events };
    underWay = [...underWay, ...events];
    try {
      await send(JSON.stringify(batch));
    } catch {
      later(retryMs);
      retryMs = Math.min(retryMs * 2, deliveryLimits.lastRetryMs);
      return;
    } finally {
      underWay = underWay.filter((event) => !events.includes(event));
    }
    retryMs = deliveryLimits.firstRetryMs;
    waiting = waiting.filter((event) => !events.includes(event));
    if (batch.visit === visit) persist();
    if (waiting.length > 0) later(deliveryLimits.afterMs);
  };
  const flush = (): Promise<void> => {
    timers.clearTimeout(timer);
    if (!isAllowed()) forget();
    const events = waiting.filter((event) => !underWay.includes(event)).slice(0, maxEventsPerBatch);
    if (events.length > 0) sending = Promise.all([sending, sendNow(events)]).then(() => undefined);
    return sending;
  };

  if (waiting.length > 0) later(deliveryLimits.afterMs);
  return {
    sink(event) {
      waiting = [...waiting, { ...event, order: next }].slice(-deliveryLimits.waiting);
      next += 1;
      persist();
      if (waiting.length >= deliveryLimits.full) void flush();
      else if (waiting.length === 1) later(deliveryLimits.afterMs);
    },
    flush,
    renew() {
      void flush(); // creates its body synchronously, before the visit changes
      forget();
      visit = newId();
      next = 0;
    },
  };
}

type StoredQueue = { readonly visit: string; readonly next: number; readonly waiting: readonly OrderedEvent[] };

function readStored(storage: DeliveryOptions['storage']): StoredQueue | undefined {
  const isStoredQueue = (value: JsonValue): value is JsonValue & { readonly visit: string } => {
    const { visit, next, waiting } = (value ?? {}) as Partial<StoredQueue>;
    return typeof visit === 'string' && Number.isInteger(next) && Array.isArray(waiting);
  };
  return storage.get(storageKey, isStoredQueue) as StoredQueue | undefined;
}

/**
 * Creates a `SendOperations` from `post`, which resolves to the HTTP status. Rejects with OperationsUndeliveredError for the statuses 429 and 5xx, and as
 * `post` does.
 */
export const createSendOperations =
  (post: (body: string) => Promise<number>): SendOperations =>
  async (body) => {
    const status = await post(body);
    if (status >= 500 || status === 429) throw new OperationsUndeliveredError();
    return status < 300 ? 'taken' : 'refused';
  };

/** Thrown if the analysis service does not accept a batch now. The batch is sent again later. */
export class OperationsUndeliveredError extends Error {
  override readonly name = 'OperationsUndeliveredError';
  constructor() {
    super('The analysis service did not take the events. They wait and are sent again.');
  }
}
