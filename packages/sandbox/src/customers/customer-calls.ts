import { getCustomer } from '@quayside/contract/calls/account';
import { defineHandler } from '../server/handler.ts';
import { customerFactsOf } from './customer-facts.ts';

export const customerHandlers = [
  defineHandler(getCustomer, (turn, _, { userId }) => customerFactsOf(turn, userId, { as: 'facts' })),
];
