import { addDays, singaporeDate } from '@quayside/rules/calendar-date';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { selfOf } from '../customers/holder.ts';
import type { ServerContext } from '../server/server-context.ts';

/** Moves a customer's assessments back; of somebody who is none yet there are none. */
export const bringAssessments = (server: ServerContext, userId: string, daysAgo: number): Promise<void> =>
  server.transaction(async (work) => {
    const record = await readCustomer(work, userId);
    if (!record) return;
    const assessedOn = addDays(singaporeDate(work.now), -daysAgo);
    const assessments = Object.entries(record.assessments).map(([kind, held]) => [kind, { ...held, assessedOn }]);
    await keepCustomer(work, selfOf(userId), { ...record, assessments: Object.fromEntries(assessments) });
  });
