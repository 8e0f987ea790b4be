import { sweepDrafts } from '../applications/draft-life.ts';
import { forgetOldCodes } from '../users/one-time-code.ts';
import { sendDueReminders } from '../w8ben/reminders.ts';
import type { Broker } from './broker.ts';
import { forgetOld } from './operations.ts';

/** What nobody asks for and time brings: done at start, every few minutes, and when the clock was moved. */
export async function runScheduledJobs(broker: Broker): Promise<void> {
  await broker.inTurn(forgetOld);
  await broker.inTurn(forgetOldCodes);
  await sweepDrafts(broker);
  await broker.inTurn(sendDueReminders);
}
