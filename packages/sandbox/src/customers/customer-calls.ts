import {
  getAccountDetails,
  getAccountOverview,
  getCustomer,
  getInformation,
  getPapers,
} from '@quayside/contract/calls/account';
import { papersOf } from '../papers/papers.ts';
import { defineHandler } from '../server/handler.ts';
import { customerFactsOf } from './customer-facts.ts';
import { readCustomer } from './customer-record.ts';
import { overviewOf } from './overview.ts';
import { readDetails } from './read-details.ts';

export const customerHandlers = [
  defineHandler(getCustomer, (work, _, { userId }) => customerFactsOf(work, userId, { as: 'facts' })),
  defineHandler(getAccountOverview, (work, _, { userId }) => overviewOf(work, userId)),
  defineHandler(getAccountDetails, (work, _, { userId }) => readDetails(work, userId)),
  defineHandler(getPapers, (work, _, { userId }) => papersOf(work, userId)),
  defineHandler(getInformation, async (work, _, { userId }) => {
    const held = (await readCustomer(work, userId))?.held;
    return held ? (structuredClone(held) as Record<string, Record<string, unknown>>) : null;
  }),
];
