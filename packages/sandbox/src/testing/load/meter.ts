/** The measured operations, each with the pattern of its paths. */
const operations = {
  list: /^\/sandbox\/applications$/,
  open: /\/get-application\//,
  save: /\/save-step\//,
  upload: /\/upload-document\//,
  submit: /\/submit-application\//,
  decide: /^\/sandbox\/api\/review$/,
} as const;
/** The name of a measured operation, such as `save`. */
export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as readonly Operation[];

/** Measurements of an operation: how often it ran, and its duration in milliseconds. */
export type DurationStatistics = { readonly count: number; readonly median: number; readonly p95: number };

/** Sends requests, and measures how long each operation takes. */
export class Meter {
  readonly #taken = new Map<Operation, number[]>();
  /** Whether durations are recorded; false while a run warms up. */
  on = false;

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const startedAt = performance.now();
    const response = await fetch(request);
    const body = await response.arrayBuffer();
    const operation = operationNames.find((name) => operations[name].test(pathname));
    if (this.on && operation)
      this.#taken.set(operation, [...(this.#taken.get(operation) ?? []), performance.now() - startedAt]);
    return new Response(body, response);
  };

  figures(operation: Operation): DurationStatistics {
    const sorted = (this.#taken.get(operation) ?? []).toSorted((a, b) => a - b);
    return { count: sorted.length, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
  }
}

/** Returns the smallest of the sorted numbers that a share of them does not exceed (nearest rank), or NaN if there are none. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
