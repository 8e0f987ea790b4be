import { uploadLog } from '@quayside/contract/calls/log';
import { defineHandler } from '../server/handler.ts';
import { keepErrorRecords } from './error-records.ts';

export const logHandlers = [
  defineHandler(uploadLog, async (work, records, { headers }) => ({
    kept: await keepErrorRecords(
      work,
      `device ${headers.deviceId}`,
      records.map((record) => JSON.stringify(record)),
    ),
  })),
];
