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
  defineHandler(getCustomer, (turn, _, { userId }) => customerFactsOf(turn, userId, { as: 'facts' })),
  defineHandler(getAccountOverview, (turn, _, { userId }) => overviewOf(turn, userId)),
  defineHandler(getAccountDetails, (turn, _, { userId }) => readDetails(turn, userId)),
  defineHandler(getPapers, (turn, _, { userId }) => papersOf(turn, userId)),
  defineHandler(getInformation, async (turn, _, { userId }) => {
    const held = (await readCustomer(turn, userId))?.held;
    return held ? (structuredClone(held) as Record<string, Record<string, unknown>>) : null;
  }),
];
