import { uploadLog } from '@quayside/contract/calls/log';
import { randomId } from '@quayside/platform/random-id';
import { defineHandler } from '../server/handler.ts';
import { errorRecords } from '../storage/schema.ts';

/** Error records are kept sealed, because a client that fails may put anything into one. */
export const logHandlers = [
  defineHandler(uploadLog, async ({ tables, vault, now, random }, records) => {
    for (const record of records) {
      const id = randomId(random);
      const content = await vault.seal(`error_records/${id}`, JSON.stringify(record));
      await tables.insert(errorRecords).values({ id, content, at: now });
    }
    return { kept: records.length };
  }),
];
