import { certificationChanges } from '@quayside/rules/internals/certification-change';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { leveragedAccounts } from '@quayside/rules/internals/metrics/margin-calls';
import type { SignedW8ben } from '@quayside/rules/internals/w8ben-life';
import * as z from 'zod/mini';
import { positionFields } from './account-details.ts';
import { account, applicationState, jointPart, rejection } from './application.ts';
import { customerFacts } from './customer.ts';
import { formHolder } from './w8ben-facts.ts';

/** Schema of a signed W-8BEN, from which `@quayside/rules/internals/w8ben-life` calculates its validity. */
export const signedW8ben: z.ZodMiniType<SignedW8ben> = lazyObject(() => ({
  signedOn: z.iso.date(),
  changes: z.readonly(z.array(z.object({ change: z.enum(certificationChanges), changedOn: z.iso.date() }))),
  affirmedOn: z.optional(z.iso.date()),
}));

/** Schema of a flow's newest application, as the account centre lists it. */
export const accountRequest = lazyObject(() => ({
  applicationId: z.uuid(),
  flow: z.string(),
  /** The holder's id for a W-8BEN that belongs to another person. */
  holder: z.optional(z.uuid()),
  state: applicationState,
  reference: z.nullable(z.string()),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  failure: z.nullable(rejection),
  /** The ids of the items that the customer must still provide. */
  open: z.array(z.string()),
  /** Who must act: `other-holder` in a joint account; `nobody` after a decision. Servers of earlier versions omit it. */
  turn: z.optional(z.enum(['customer', 'other-holder', 'broker', 'nobody'])),
  /** The second holder's role and login; present only for the part of a second holder. */
  part: z.optional(jointPart),
  /** Progress of the draft; present only if the draft has at least one saved step. */
  draft: z.optional(
    z.object({
      /** The id of the next step; absent when only the submission is missing. */
      step: z.optional(z.string()),
      /** The estimated minutes until the submission, rounded up; 0 is less than one. Absent when unknown and from servers of earlier versions. */
      minutesLeft: z.optional(z.int().check(z.nonnegative())),
      /** The time at which the draft is deleted, unless the customer saves a step before. */
      keptUntil: z.iso.datetime(),
    }),
  ),
}));
/** A request in the account centre. `state` shows whether a reviewer or the customer must act, or whether it is decided. */
export type AccountRequest = z.output<typeof accountRequest>;

/** The margin calls of the accounts (`MarginCalls` of `@quayside/rules/internals/metrics/margin-calls`). */
const marginCalls = lazyObject(() => ({
  calls: z.array(
    z.object({
      account: z.enum(leveragedAccounts),
      amount: z.string(),
      currency: z.string(),
      dueOn: z.optional(z.iso.date()),
    }),
  ),
  /** The accounts that cannot be valued, because a quote is missing. */
  unvalued: z.array(z.enum(leveragedAccounts)),
}));

const worth = lazyObject(() => ({ currency: z.string(), netAssets: z.string() }));

/** Schema of up to three positions with the greatest value, long or short, greatest first. */
const largestPositions = lazyObject(() => ({
  /** The currency of the account, in which values are compared. */
  currency: z.string(),
  /** The number of positions in the securities account. */
  count: z.int().check(z.nonnegative()),
  positions: z.array(
    z.object({
      ...positionFields,
      /** The value of one unit of the position's currency in the account's; absent when unknown. */
      rate: z.optional(z.string()),
    }),
  ),
}));

/**
 * Schema of the data on the account centre's home page: open accounts, customer facts, each flow's newest request and the signed W-8BEN. `w8ben` is null when
 * none is on file.
 */
export const accountOverview = lazyObject(() => ({
  /** The time on the server at which the data were read. */
  asOf: z.iso.datetime(),
  accounts: z.array(account),
  customer: customerFacts,
  requests: z.array(accountRequest),
  w8ben: z.nullable(signedW8ben),
  /** The W-8BENs that the user manages for other holders. */
  w8bensOfOthers: z.array(z.object({ whose: formHolder, w8ben: z.nullable(signedW8ben) })),
  /** The customer's margin calls. Servers of earlier versions omit it; the client then does not know whether there is a margin call. */
  margin: z.optional(marginCalls),
  /** Whether any account has cash, a debt or a position. Absent without an account and from servers of earlier versions. */
  funded: z.optional(z.boolean()),
  /** Net assets of the main account, as decimal texts. Absent without an account and when a quote is missing. */
  value: z.optional(
    z.object({
      currency: z.string(),
      netAssets: z.string(),
      /** The change of net assets since the last close, as decimal text. */
      dayChange: z.optional(z.string()),
    }),
  ),
  /** Net assets without the positions in `without`, which have no quote. Present only when a quote is missing. Servers of earlier versions omit it. */
  partValue: z.optional(z.object({ currency: z.string(), netAssets: z.string(), without: z.array(z.string()) })),
  /** Net assets of the futures and the CFD account. Each is absent without the account and when a quote is missing. Servers of earlier versions omit it. */
  contractValues: z.optional(z.object({ futures: z.optional(worth), cfd: z.optional(worth) })),
  /**
   * The figures of the main account's risk, as decimal texts. If the maintenance margin exceeds the equity with loan value, there is a margin call.
   * Absent for a cash account, when a quote is missing, and from servers of earlier versions.
   */
  marginUse: z.optional(z.object({ maintenanceMargin: z.string(), equityWithLoanValue: z.string() })),
  /** The largest positions, for the home page, which does not load every position. Absent without an account and from servers of earlier versions. */
  largest: z.optional(largestPositions),
}));
/** The response of `getAccountOverview`: open accounts, customer facts, requests, W-8BENs and net assets. */
export type AccountOverview = z.output<typeof accountOverview>;
