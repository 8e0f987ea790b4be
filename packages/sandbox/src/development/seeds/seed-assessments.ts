import { addDays, toSingaporeDate } from '@quayside/values/calendar-date';
import { readCustomer, saveCustomer } from '../../domain/customers/customer-record.ts';
import { asHolder } from '../../domain/customers/holder.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';

/** Dates a customer's derivatives assessments back to `daysAgo` days before today. */
export const seedAssessments = (server: ServerContext, userId: string, daysAgo: number): Promise<void> =>
  server.transaction(async (work) => {
    const record = await readCustomer(work, userId);
    if (!record) return;
    const assessedOn = addDays(toSingaporeDate(work.now), -daysAgo);
    const assessments = Object.entries(record.assessments).map(([kind, held]) => [kind, { ...held, assessedOn }]);
    await saveCustomer(work, asHolder(userId), { ...record, assessments: Object.fromEntries(assessments) });
  });
