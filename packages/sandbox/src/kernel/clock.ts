import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tables } from './storage/database.ts';
import { settings } from './storage/tables.ts';

const NAME = 'clock';
/** Maximum offset of the clock in milliseconds: ten years, so that dates stay valid and can be formatted. */
const MOST_MS = 10 * 366 * 24 * 3_600_000;

/** Schema of the clock's offset: an integer in milliseconds, at most ten years in either direction. */
export const clockOffset = z.int().check(z.gte(-MOST_MS), z.lte(MOST_MS));

/** Returns by how many milliseconds the server's clock differs from the real time; by default 0. */
export async function readClockOffset(tables: Tables): Promise<number> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  const { data } = clockOffset.safeParse(row?.value);
  return data ?? 0;
}

/** Moves the server's clock by `offset` milliseconds from the real time, at most ten years in either direction. */
export async function moveClock(tables: Tables, offset: number): Promise<void> {
  const value = Math.max(-MOST_MS, Math.min(offset, MOST_MS));
  await tables
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
