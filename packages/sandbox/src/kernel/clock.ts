import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tables } from './storage/database.ts';
import { settings } from './storage/tables.ts';

const NAME = 'clock';
/** Ten years: dates stay valid, and texts and documents print them. */
const MOST_MS = 10 * 366 * 24 * 3_600_000;

/** By how many milliseconds the server's clock may be moved. */
export const clockOffset = z.int().check(z.gte(-MOST_MS), z.lte(MOST_MS));

/** Reads by how many milliseconds the server's clock was moved. */
export async function readClockOffset(tables: Tables): Promise<number> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  const { data } = clockOffset.safeParse(row?.value);
  return data ?? 0;
}

/** Moves the clock by `offset` milliseconds, ten years at most. */
export async function moveClock(tables: Tables, offset: number): Promise<void> {
  const value = Math.max(-MOST_MS, Math.min(offset, MOST_MS));
  await tables
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
