import { sweepDrafts } from '../applications/draft-life.ts';
import { forgetOldCodes } from '../users/one-time-code.ts';
import { sendDueReminders } from '../w8ben/reminders.ts';
import { forgetOld } from './operations.ts';
import type { ServerContext } from './server-context.ts';

/** What nobody asks for and time brings: done at start, every few minutes, and when the clock was moved. */
export async function runScheduledJobs(server: ServerContext): Promise<void> {
  await server.transaction(forgetOld);
  await server.transaction(forgetOldCodes);
  await sweepDrafts(server);
  await server.transaction(sendDueReminders);
}
