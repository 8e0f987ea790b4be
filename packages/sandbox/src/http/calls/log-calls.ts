import { uploadLog } from '@quayside/contract/calls/log';
import { keepErrorRecords } from '../../domain/error-log/error-records.ts';
import { defineHandler } from '../transport/handler.ts';

export const logHandlers = [
  defineHandler(uploadLog, async (work, records, { headers }) => ({
    kept: await keepErrorRecords(
      work,
      `device ${headers.deviceId}`,
      records.map((record) => JSON.stringify(record)),
    ),
  })),
];
