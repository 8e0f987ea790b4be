import { exampleSecondLogPath, uploadLog } from '@quayside/contract/calls/log';
import { saveErrorRecords } from '../../domain/error-log/error-records.ts';
import { defineHandler } from '../transport/handler.ts';

/** Returns a handler that stores the records of one log. Each log has its own quotas. */
const handlerOf = (call: typeof uploadLog, log: 'logs' | 'second-logs') =>
  defineHandler(call, async (work, records, { headers, userId }) => ({
    kept: await saveErrorRecords(
      work,
      { log, userId, deviceId: headers.deviceId, address: headers.address },
      records.map((record) => JSON.stringify(record)),
    ),
  }));

/** Handler of the call that uploads error records. */
export const logHandlers = [handlerOf(uploadLog, 'logs')];

/** Handler of an edition's second log (CALL-05). It is configuration, not a call of the contract. */
export const secondLogHandler = handlerOf({ ...uploadLog, path: exampleSecondLogPath }, 'second-logs');
