import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const base = 'open-account-server/api';

/** The provider that checks document and face: its hosted page in a frame, or Onfido's SDK in this page. */
export const identityProvider = z.enum(['hosted', 'onfido']);
/** `hosted`: the provider's page in a frame. `onfido`: Onfido's SDK in this page. */
export type IdentityProvider = z.output<typeof identityProvider>;

/** Addresses, tokens and runs are for one check and expire soon. */
const identityHandover = z.union([
  lazyObject(() => ({ kind: z.literal('page'), url: z.string() })),
  lazyObject(() => ({ kind: z.literal('sdk'), token: z.string(), workflowRunId: z.string() })),
]);
/** The address of the provider's page, or the token and run for its SDK. */
export type IdentityHandover = z.output<typeof identityHandover>;

/**
 * The status of a check, as the provider reports it. `review`: a person must decide. `abandoned`: the customer left.
 * `expired`: no result arrived in time.
 */
export const identityCheckStatus = z.enum(['started', 'processing', 'passed', 'review', 'abandoned', 'expired']);

/** A check's status, without the provider's findings, which only reviewers read. */
export const identityVerdict = lazyObject(() => ({
  checkId: z.uuid(),
  status: identityCheckStatus,
  /** The provider's report for `passed` and `review`: the id of a document that the face step refers to. */
  report: z.nullable(z.uuid()),
}));
/** A check's status and the document id of the provider's report. */
export type IdentityVerdict = z.output<typeof identityVerdict>;

export const startIdentityCheck = defineCall('startIdentityCheck', {
  summary: 'Starts a third-party identity check of an application, or returns the pending or passed one',
  path: `${base}/start-identity-check/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), provider: identityProvider })),
  response: lazyObject(() => ({
    verdict: identityVerdict,
    /** Null when the customer has nothing left to do there. */
    handover: z.nullable(identityHandover),
    expiresAt: z.iso.datetime(),
  })),
});

export const getIdentityCheck = defineCall('getIdentityCheck', {
  summary: 'Returns the status of a third-party identity check',
  verb: 'GET',
  path: `${base}/get-identity-check/v1`,
  request: lazyObject(() => ({ checkId: z.uuid() })),
  response: identityVerdict,
});

/** The outcomes of a provider's report. `clear`: passed. `consider`: a person must decide. `abandoned`: the customer left. */
export const providerOutcomes = ['processing', 'clear', 'consider', 'abandoned'] as const;
export type ProviderOutcome = (typeof providerOutcomes)[number];

/** The body of the provider's webhook. `id` identifies the report, because the provider may deliver it twice. */
export const identityReport = lazyObject(() => ({
  id: z.uuid(),
  checkId: z.uuid(),
  outcome: z.enum(providerOutcomes),
  createdAt: z.iso.datetime(),
}));
export type IdentityReport = z.output<typeof identityReport>;

/**
 * The path of the provider's webhook. It has no envelope and no login; the signature over the body authenticates it.
 */
export const identityWebhookPath = `${base}/identity-webhook/v1`;

/** The document kind of a provider's report. Customers cannot upload it. */
export const identityReportKind = 'identity-report';
