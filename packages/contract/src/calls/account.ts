import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { customerFacts } from '../customer.ts';

const base = 'account-server/api';

export const getCustomer = defineCall('getCustomer', {
  summary: 'What is known of the signed-in user as a customer: accounts, what is under review, means, assessments',
  verb: 'GET',
  path: `${base}/get-customer/v1`,
  request: z.object({}),
  response: customerFacts,
});
