import {
  getAccountDetails,
  getAccountOverview,
  getAssetHistory,
  getCustomer,
  getCustomerDocuments,
  getInformation,
} from '@quayside/contract/calls/account';
import { readCustomerDocuments } from '../../domain/customer-documents/customer-documents.ts';
import { readCustomerFacts } from '../../domain/customers/customer-facts.ts';
import { readCustomer } from '../../domain/customers/customer-record.ts';
import { readDetails, readHistory } from '../../domain/customers/read-details.ts';
import { readOverview } from '../../domain/overview/account-overview.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls about a customer with an account: facts, overview, details, history, documents and information. */
export const customerHandlers = [
  defineHandler(getCustomer, (work, _, { userId }) => readCustomerFacts(work, userId)),
  defineHandler(getAccountOverview, (work, _, { userId }) => readOverview(work, userId)),
  defineHandler(getAccountDetails, (work, _, { userId }) => readDetails(work, userId)),
  defineHandler(getAssetHistory, (work, request, { userId }) => readHistory(work, userId, request)),
  defineHandler(getCustomerDocuments, (work, _, { userId }) => readCustomerDocuments(work, userId)),
  defineHandler(getInformation, async (work, _, { userId }) => {
    const held = (await readCustomer(work, userId))?.held;
    return held ? (structuredClone(held) as Record<string, Record<string, unknown>>) : null;
  }),
];
