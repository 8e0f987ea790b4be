import { exampleSecondLogPath, uploadLog } from '@quayside/contract/calls/log';
import { saveErrorRecords } from '../../domain/error-log/error-records.ts';
import { defineHandler } from '../transport/handler.ts';

/** Creates the handler of a call that stores error records in a log. Each log has separate quotas. */
const handlerOf = (call: typeof uploadLog, log: 'logs' | 'second-logs') =>
  defineHandler(call, async (work, records, { headers, userId }) => ({
    kept: await saveErrorRecords(
      work,
      { log, userId, deviceId: headers.deviceId, address: headers.address },
      records.map((record) => JSON.stringify(record)),
    ),
  }));

/** Handles the call that uploads error records. */
export const logHandlers = [handlerOf(uploadLog, 'logs')];

/** Handles uploads to the second log of an edition (CALL-05), whose path is configured and not part of the contract. */
export const secondLogHandler = handlerOf({ ...uploadLog, path: exampleSecondLogPath }, 'second-logs');
