import { randomId } from '@quayside/platform/random-id';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { errorRecords } from '../storage/schema.ts';

/** Limits of error reports, which need no login. */
export const recordLimits = {
  /** per device or address and hour */
  perSource: 60,
  /** in total per hour */
  perHour: 1000,
  daysKept: 30,
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Stores error records within the limits and returns their number. They are encrypted, because a failing client may send anything. `source`: the device or
 * address.
 */
export async function keepErrorRecords(work: UnitOfWork, source: string, contents: readonly string[]): Promise<number> {
  const { tables, vault, now, random } = work;
  const sourcePrint = await vault.fingerprint('error_records', source);
  const lately = gt(errorRecords.at, new Date(now.getTime() - HOUR_MS));
  const count = async (where: typeof lately, most: number) =>
    (await tables.select({ id: errorRecords.id }).from(errorRecords).where(where).limit(most)).length;
  const ofSource = await count(
    and(eq(errorRecords.sourcePrint, sourcePrint), lately) ?? lately,
    recordLimits.perSource,
  );
  const ofAll = await count(lately, recordLimits.perHour);
  const room = Math.min(recordLimits.perSource - ofSource, recordLimits.perHour - ofAll);
  const kept = contents.slice(0, room);
  for (const text of kept) {
    const id = randomId(random);
    const content = await vault.seal(`error_records/${id}`, text);
    await tables.insert(errorRecords).values({ id, sourcePrint, content, at: now });
  }
  return kept.length;
}

export async function forgetErrorRecords({ tables, now }: UnitOfWork): Promise<void> {
  await tables
    .delete(errorRecords)
    .where(lt(errorRecords.at, new Date(now.getTime() - recordLimits.daysKept * DAY_MS)));
}
