import { certificationChanges } from '@quayside/rules/certification-change';
import type { SignedW8ben } from '@quayside/rules/w8ben-life';
import * as z from 'zod/mini';
import { account, applicationState, rejection } from './application.ts';
import { customerFacts } from './customer.ts';
import { formHolder } from './w8ben-facts.ts';

/** A signed W-8BEN, as @quayside/rules/w8ben-life judges it. */
export const signedW8ben: z.ZodMiniType<SignedW8ben> = z.object({
  signedOn: z.iso.date(),
  changes: z.readonly(z.array(z.object({ change: z.enum(certificationChanges), changedOn: z.iso.date() }))),
  affirmedOn: z.optional(z.iso.date()),
});

/** The newest application of a flow, as far as the centre speaks of it. */
export const accountRequest = z.object({
  applicationId: z.uuid(),
  flow: z.string(),
  /** of a W-8BEN that is not the user's own: whose */
  holder: z.optional(z.uuid()),
  state: applicationState,
  reference: z.nullable(z.string()),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  failure: z.nullable(rejection),
  /** what a reviewer waits for */
  open: z.array(z.string()),
});
/** One request of a customer as the account centre lists it; `state` says whether it waits for a reviewer, for the customer or for nobody. */
export type AccountRequest = z.output<typeof accountRequest>;

/**
 * What the account centre shows first: the open accounts, what the rules know of the customer, the newest request of each flow, and the signed W-8BEN
 * (null where none is on file).
 */
export const accountOverview = z.object({
  /** the server's time */
  asOf: z.iso.datetime(),
  accounts: z.array(account),
  customer: customerFacts,
  requests: z.array(accountRequest),
  w8ben: z.nullable(signedW8ben),
  /** the forms that the user looks after beside their own */
  w8bensOfOthers: z.array(z.object({ whose: formHolder, w8ben: z.nullable(signedW8ben) })),
});
/** The answer of `getAccountOverview`, once read. */
export type AccountOverview = z.output<typeof accountOverview>;
