import { uploadLog } from '@quayside/contract/calls/log';
import { keepErrorRecords } from '../../domain/error-log/error-records.ts';
import { defineHandler } from '../transport/handler.ts';

export const logHandlers = [
  defineHandler(uploadLog, async (work, records, { headers, userId }) => ({
    kept: await keepErrorRecords(
      work,
      { userId, deviceId: headers.deviceId, address: headers.address },
      records.map((record) => JSON.stringify(record)),
    ),
  })),
];
