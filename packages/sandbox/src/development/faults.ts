import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { UnitOfWork } from '../domain/ports/server-context.ts';
import type { Tables } from '../kernel/storage/database.ts';
import { settings } from '../kernel/storage/tables.ts';

const NAME = 'faults';

/**
 * A planned fault of the next `times` requests with `path` in their path:
 * - `code`: responds with this code in the envelope, without doing the work
 * - `status`: responds with this HTTP status and an HTML page, as a proxy does
 * - `slow`: responds after `ms` milliseconds
 * - `timeout`: never responds, without doing the work
 * - `drop`: closes the connection, without doing the work
 * - `drop-after`: does and commits the work, then closes the connection
 */
export const faultSchema = z.object({
  path: z.string(),
  times: z.int().check(z.positive()),
  kind: z.enum(['code', 'status', 'slow', 'timeout', 'drop', 'drop-after']),
  code: z.optional(z.number()),
  status: z.optional(z.number()),
  ms: z.optional(z.number()),
});
/** A planned fault: which requests it affects, and how they fail. See `faultSchema`. */
export type Fault = z.output<typeof faultSchema>;
/** Schema of the list of faults that the test API plans. */
export const faultListSchema = z.array(faultSchema);

/** Returns the planned faults that will still happen, in the order in which they were planned. */
export async function readFaults(tables: Tables): Promise<Fault[]> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  const parsed = faultListSchema.safeParse(row?.value ?? []);
  return parsed.success ? parsed.data : [];
}

/** Replaces all planned faults with these. An empty list clears them. */
export async function planFaults(tables: Tables, faults: readonly Fault[]): Promise<void> {
  await tables
    .insert(settings)
    .values({ name: NAME, value: faults })
    .onConflictDoUpdate({ target: settings.name, set: { value: faults } });
}

/** Returns the first planned fault whose path occurs in the path of a request, and counts it down. Returns undefined if none applies. */
export async function takeFault({ tables }: UnitOfWork, path: string): Promise<Fault | undefined> {
  const planned = await readFaults(tables);
  if (!planned.some((one) => path.includes(one.path))) return undefined;
  await tables.select().from(settings).where(eq(settings.name, NAME)).for('update');
  const left = await readFaults(tables);
  const struck = left.find((one) => path.includes(one.path));
  if (struck)
    await planFaults(
      tables,
      left.flatMap((one) => (one !== struck ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [])),
    );
  return struck;
}

/** Thrown to make the server close a connection without a response. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
  constructor() {
    super('A planned fault dropped this connection.');
  }
}

/**
 * Runs the task of a request with a planned fault, which may delay, replace or drop its response. Throws `ConnectionDropped` if the connection must be
 * closed.
 */
export async function applyFault(
  planned: Fault | undefined,
  signal: AbortSignal,
  task: () => Promise<Response>,
): Promise<Response> {
  if (planned?.kind === 'drop') throw new ConnectionDropped();
  if (planned?.kind === 'timeout') return neverAnswer(signal);
  if (planned?.kind === 'status')
    return new Response('<!doctype html><title>Error</title><p>The gateway could not reach the server.</p>', {
      status: planned.status ?? 502,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  if (planned?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, planned.ms ?? 1000));
  const response = await task();
  if (planned?.kind === 'drop-after') throw new ConnectionDropped();
  return response;
}

/** Never resolves. Rejects when the caller aborts, or after five minutes. */
const neverAnswer = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new ConnectionDropped()), 5 * 60 * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new ConnectionDropped());
    });
  });
