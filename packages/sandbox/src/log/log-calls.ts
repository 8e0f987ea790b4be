import { uploadLog } from '@quayside/contract/calls/log';
import { defineHandler } from '../server/handler.ts';
import { keepErrorRecords } from './error-records.ts';

export const logHandlers = [
  defineHandler(uploadLog, async (turn, records, { headers }) => ({
    kept: await keepErrorRecords(
      turn,
      `device ${headers.deviceId}`,
      records.map((record) => JSON.stringify(record)),
    ),
  })),
];
