import * as z from 'zod/mini';
import { accountDetails } from '../account-details.ts';
import { accountOverview } from '../account-overview.ts';
import { defineCall } from '../call.ts';
import { customerFacts } from '../customer.ts';

const base = 'open-account-server/api';

export const getCustomer = defineCall('getCustomer', {
  summary: 'What is known of the signed-in user as a customer: accounts, what is under review, means, assessments',
  verb: 'GET',
  path: `${base}/get-customer/v1`,
  request: z.object({}),
  response: customerFacts,
});

export const getAccountOverview = defineCall('getAccountOverview', {
  summary: 'The account centre: accounts, requests, the W-8BEN, documents',
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
