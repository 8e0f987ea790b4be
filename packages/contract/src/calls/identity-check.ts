import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const base = 'open-account-server/api';

/** Schema of an `IdentityProvider`. */
export const identityProvider = z.enum(['hosted', 'onfido']);
/** How the provider checks document and face. `hosted`: the provider's page in a frame. `onfido`: Onfido's SDK in this page. */
export type IdentityProvider = z.output<typeof identityProvider>;

/** Schema of an `IdentityHandover`. An address, token or run belongs to one check and expires soon. */
const identityHandover = z.union([
  lazyObject(() => ({ kind: z.literal('page'), url: z.string() })),
  lazyObject(() => ({ kind: z.literal('sdk'), token: z.string(), workflowRunId: z.string() })),
]);
/** The address of the provider's page, or the token and run for its SDK. */
export type IdentityHandover = z.output<typeof identityHandover>;

/**
 * Schema of the status of a check, as the provider reports it. `review`: a person must decide. `abandoned`: the customer left. `expired`: no result arrived in
 * time.
 */
export const identityCheckStatus = z.enum(['started', 'processing', 'passed', 'review', 'abandoned', 'expired']);

/** Schema of a check's status. Only reviewers can read the provider's findings. */
export const identityCheckResult = lazyObject(() => ({
  checkId: z.uuid(),
  status: identityCheckStatus,
  /** The document id of the provider's report, for `passed` and `review`. The face step refers to it. */
  report: z.nullable(z.uuid()),
}));
/** A check's status and the document id of the provider's report. */
export type IdentityCheckResult = z.output<typeof identityCheckResult>;

/** Starts a third-party identity check, or returns the pending or passed check of the application. */
export const startIdentityCheck = defineCall('startIdentityCheck', {
  summary: 'Starts a third-party identity check of an application, or returns the pending or passed one',
  path: `${base}/start-identity-check/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), provider: identityProvider })),
  response: lazyObject(() => ({
    verdict: identityCheckResult,
    /** Null when the customer has finished the provider's steps. */
    handover: z.nullable(identityHandover),
    expiresAt: z.iso.datetime(),
  })),
});

/** Returns the status of a third-party identity check. */
export const getIdentityCheck = defineCall('getIdentityCheck', {
  summary: 'Returns the status of a third-party identity check',
  verb: 'GET',
  path: `${base}/get-identity-check/v1`,
  request: lazyObject(() => ({ checkId: z.uuid() })),
  response: identityCheckResult,
});

/** The outcomes of a provider's report. `clear`: passed. `consider`: a person must decide. `abandoned`: the customer left. */
export const providerOutcomes = ['processing', 'clear', 'consider', 'abandoned'] as const;
/** One of `providerOutcomes`. */
export type ProviderOutcome = (typeof providerOutcomes)[number];

/** Schema of the body of the provider's webhook. `id` identifies the report, because the provider may deliver it twice. */
export const identityReport = lazyObject(() => ({
  id: z.uuid(),
  checkId: z.uuid(),
  outcome: z.enum(providerOutcomes),
  createdAt: z.iso.datetime(),
}));
/** The body of the provider's webhook: the outcome of one check. */
export type IdentityReport = z.output<typeof identityReport>;

/** The path of the provider's webhook. Requests have no envelope and no login; a signature over the body authenticates them. */
export const identityWebhookPath = `${base}/identity-webhook/v1`;

/** The document kind of a provider's report. Customers cannot upload it. */
export const identityReportKind = 'identity-report';
