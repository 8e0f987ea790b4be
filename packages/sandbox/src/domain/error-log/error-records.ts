import { randomId } from '@quayside/platform/internals/random-id';
import { lt } from 'drizzle-orm';
import { isLocalOrUnknown, toNetwork } from '../../kernel/network.ts';
import { type Quota, takeFromQuotas } from '../../kernel/quotas.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { errorRecords } from '../storage/schema.ts';

/** Limits of error reports per hour, and days after which they are deleted. Apps send the reports without a login too. */
export const recordLimits = {
  /** Reports per customer, or per device without a login. */
  perSource: 60,
  /** Reports per network without a login, whatever device ids they contain. */
  perNetwork: 120,
  /** Reports in total without a login. The remaining reports of `perHour` are reserved for customers with a login. */
  perHourUnsigned: 700,
  perHour: 1000,
  /** Content-Security-Policy reports of browsers, per network */
  policyPerNetwork: 60,
  policyPerHour: 300,
  retentionDays: 30,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who sends error reports, and to which log. */
export type ErrorReporter = {
  /** Log that the call writes to; each has separate quotas. */
  readonly log: 'logs' | 'second-logs';
  /** Id of the signed-in user; empty without a login. */
  readonly userId: string;
  readonly deviceId: string;
  readonly address: string;
};

/** Stores the error records of an app, as many as the limits allow. Returns how many were stored. */
export function saveErrorRecords(work: UnitOfWork, from: ErrorReporter, contents: readonly string[]): Promise<number> {
  const { perSource, perNetwork, perHourUnsigned, perHour } = recordLimits;
  const all = { name: from.log, of: '', most: perHour };
  if (from.userId)
    return save(work, [{ name: `${from.log}-of-customer`, of: from.userId, most: perSource }, all], contents);
  const quotas = [
    { name: `${from.log}-of-device`, of: from.deviceId, most: perSource },
    ...ofNetwork(`${from.log}-of-network`, from.address, perNetwork),
    { name: `${from.log}-unsigned`, of: '', most: perHourUnsigned },
    all,
  ];
  return save(work, quotas, contents);
}

/** Stores a browser's Content-Security-Policy report, and returns true. Returns false if a limit is reached. */
export async function savePolicyReport(work: UnitOfWork, address: string, content: string): Promise<boolean> {
  const { policyPerNetwork, policyPerHour } = recordLimits;
  const quotas = [
    ...ofNetwork('policy-reports-of-network', address, policyPerNetwork),
    { name: 'policy-reports', of: '', most: policyPerHour },
  ];
  return (await save(work, quotas, [content])) > 0;
}

const ofNetwork = (name: string, address: string, most: number): Quota[] =>
  isLocalOrUnknown(address) ? [] : [{ name, of: toNetwork(address), most }];

/** Stores as many records as the quotas allow. They are encrypted, because a failing client may send personal data. */
async function save(work: UnitOfWork, quotas: readonly Quota[], contents: readonly string[]): Promise<number> {
  const { tables, vault, now, random } = work;
  const { granted } = await takeFromQuotas(work, quotas, contents.length);
  for (const text of contents.slice(0, granted)) {
    const id = randomId(random);
    const content = await vault.seal(`error_records/${id}`, text);
    await tables.insert(errorRecords).values({ id, content, at: now });
  }
  return granted;
}

/** Deletes the error records that are older than `recordLimits.retentionDays`. */
export async function deleteOldErrorRecords({ tables, now }: UnitOfWork): Promise<void> {
  await tables
    .delete(errorRecords)
    .where(lt(errorRecords.at, new Date(now.getTime() - recordLimits.retentionDays * DAY_MS)));
}
