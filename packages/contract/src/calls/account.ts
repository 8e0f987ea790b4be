import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { accountDetails, assetHistory, assetHistoryRequest } from '../account-details.ts';
import { accountOverview } from '../account-overview.ts';
import { defineCall } from '../call.ts';
import { customerFacts } from '../customer.ts';
import { customerDocument } from '../customer-document.ts';

const base = 'open-account-server/api';

/** Returns the rules' input about the signed-in customer: accounts, pending requests, means, assessments and quizzes. */
export const getCustomer = defineCall('getCustomer', {
  summary: "Returns the signed-in customer's accounts, pending requests, means and assessments",
  verb: 'GET',
  path: `${base}/get-customer/v1`,
  request: z.object({}),
  response: customerFacts,
});

/** Returns the data of the account centre's home page. */
export const getAccountOverview = defineCall('getAccountOverview', {
  summary: "Returns the account centre's accounts, requests and W-8BEN",
  verb: 'GET',
  path: `${base}/get-account-overview/v1`,
  request: z.object({}),
  response: accountOverview,
});

/** Returns the balances and positions of the main account, or null without an account. */
export const getAccountDetails = defineCall('getAccountDetails', {
  summary: "Returns cash, positions, prices and terms, the input of an account's metrics; null without an account",
  verb: 'GET',
  path: `${base}/get-account-details/v1`,
  request: z.object({}),
  response: z.nullable(accountDetails),
});

/** Returns net assets at past closes for a range or a period of at most 366 days, or null without an account. */
export const getAssetHistory = defineCall('getAssetHistory', {
  summary:
    'Returns the net assets of the securities account at the closes of a range, or of the days from–to (at most 366); null without an account',
  verb: 'GET',
  path: `${base}/get-asset-history/v1`,
  request: assetHistoryRequest,
  response: z.nullable(assetHistory),
});

/** Returns the customer's approved answers by step id of the opening, or null without an account. */
export const getInformation = defineCall('getInformation', {
  summary: "Returns the customer's approved answers to the opening's steps; null without an account",
  verb: 'GET',
  path: `${base}/get-information/v1`,
  request: z.object({}),
  response: z.nullable(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

/** Returns the customer's documents, newest first. Each has a path that needs no login and expires after `expiresIn` seconds. */
export const getCustomerDocuments = defineCall('getCustomerDocuments', {
  summary: "Lists the customer's documents, newest first, each with a short-lived address",
  verb: 'GET',
  path: `${base}/get-customer-documents/v1`,
  request: z.object({}),
  response: lazyObject(() => ({
    /** Seconds until the paths expire. */
    expiresIn: z.number(),
    documents: z.array(customerDocument),
  })),
});

/** The path of the files that `getCustomerDocuments` lists. A request needs no login, because its query contains a key. */
export const customerDocumentPath = `${base}/paper/v1`;
