import * as z from 'zod/mini';
import { accountDetails } from '../account-details.ts';
import { accountOverview } from '../account-overview.ts';
import { defineCall } from '../call.ts';
import { customerFacts } from '../customer.ts';
import { paper } from '../paper.ts';

const base = 'open-account-server/api';

export const getCustomer = defineCall('getCustomer', {
  summary: 'What is known of the signed-in user as a customer: accounts, what is under review, means, assessments',
  verb: 'GET',
  path: `${base}/get-customer/v1`,
  request: z.object({}),
  response: customerFacts,
});

export const getAccountOverview = defineCall('getAccountOverview', {
  summary: 'The account centre: accounts, requests, the W-8BEN',
  verb: 'GET',
  path: `${base}/get-account-overview/v1`,
  request: z.object({}),
  response: accountOverview,
});

export const getAccountDetails = defineCall('getAccountDetails', {
  summary:
    'Cash, positions, prices and terms: what the metrics of an account are computed from; null without an account',
  verb: 'GET',
  path: `${base}/get-account-details/v1`,
  request: z.object({}),
  response: z.nullable(accountDetails),
});

export const getInformation = defineCall('getInformation', {
  summary: 'What is held about the customer, as last approved: answers of the opening’s steps; null without an account',
  verb: 'GET',
  path: `${base}/get-information/v1`,
  request: z.object({}),
  response: z.nullable(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

export const getPapers = defineCall('getPapers', {
  summary: 'What the customer may read again, the newest first, each with a short-lived address of its file',
  verb: 'GET',
  path: `${base}/get-papers/v1`,
  request: z.object({}),
  response: z.object({
    /** seconds */
    expiresIn: z.number(),
    papers: z.array(paper),
  }),
});

/** The files behind those addresses: no login, each address carries its key. */
export const paperPath = `${base}/paper/v1`;
