import { eq } from 'drizzle-orm';
import type { Tables } from './storage/database.ts';
import { settings } from './storage/tables.ts';

const NAME = 'clock';

/** Reads by how many milliseconds the server's clock was moved. */
export async function readClockOffset(tables: Tables): Promise<number> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  return typeof row?.value === 'number' ? row.value : 0;
}

export async function moveClock(tables: Tables, offset: number): Promise<void> {
  await tables
    .insert(settings)
    .values({ name: NAME, value: offset })
    .onConflictDoUpdate({ target: settings.name, set: { value: offset } });
}
