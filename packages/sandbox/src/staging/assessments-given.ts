import { addDays, singaporeDate } from '@quayside/rules/calendar-date';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { selfOf } from '../customers/holder.ts';
import type { Broker } from '../server/broker.ts';

/** Moves a customer's assessments back; of somebody who is none yet there are none. */
export const bringAssessments = (broker: Broker, userId: string, daysAgo: number): Promise<void> =>
  broker.inTurn(async (turn) => {
    const record = await readCustomer(turn, userId);
    if (!record) return;
    const assessedOn = addDays(singaporeDate(turn.now), -daysAgo);
    const assessments = Object.entries(record.assessments).map(([kind, held]) => [kind, { ...held, assessedOn }]);
    await keepCustomer(turn, selfOf(userId), { ...record, assessments: Object.fromEntries(assessments) });
  });
