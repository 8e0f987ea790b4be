import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const base = 'open-account-server/api';

/** Who looks at document and face in the place of the face picture: a page of the provider's own in a frame, or Onfido's SDK in ours. */
export const identityProvider = z.enum(['hosted', 'onfido']);
/** `hosted`: a page of the provider's own in a frame. `onfido`: Onfido's SDK within ours. */
export type IdentityProvider = z.output<typeof identityProvider>;

/** How the customer gets there. Addresses, tokens and runs are good for one check and a short time. */
const identityHandover = z.union([
  z.object({ kind: z.literal('page'), /** absolute, or of this origin */ url: z.string() }),
  z.object({ kind: z.literal('sdk'), token: z.string(), workflowRunId: z.string() }),
]);
/** The address of the provider's page, or the token and the run that its SDK is started with. */
export type IdentityHandover = z.output<typeof identityHandover>;

/**
 * Where a check stands, by what the provider told the server. `review`: it is not sure, so a person looks. `abandoned`: the customer left it. `expired`:
 * nothing came in time.
 */
export const identityCheckStatus = z.enum(['started', 'processing', 'passed', 'review', 'abandoned', 'expired']);

/** Where one check stands. Nothing of what the provider found is in it: that is the report, which reviewers read. */
export const identityVerdict = z.object({
  checkId: z.uuid(),
  status: identityCheckStatus,
  /** of `passed` and `review`: the provider's report, a document of the application, which the face step names */
  report: z.nullable(z.uuid()),
});
/** Where one check stands, and the document that the provider's report became. */
export type IdentityVerdict = z.output<typeof identityVerdict>;

export const startIdentityCheck = defineCall('startIdentityCheck', {
  summary: 'Starts a third-party identity check of an application, or answers with the one under way or passed',
  path: `${base}/start-identity-check/v1`,
  request: z.object({ applicationId: z.uuid(), provider: identityProvider }),
  response: z.object({
    verdict: identityVerdict,
    /** while the customer still has to go there */
    handover: z.nullable(identityHandover),
    expiresAt: z.iso.datetime(),
  }),
});

export const getIdentityCheck = defineCall('getIdentityCheck', {
  summary: 'Where a third-party identity check stands',
  verb: 'GET',
  path: `${base}/get-identity-check/v1`,
  request: z.object({ checkId: z.uuid() }),
  response: identityVerdict,
});

/** Where the provider reports, outside the envelope and without a login: the signature over the body says who sent it. */
export const identityWebhookPath = `${base}/identity-webhook/v1`;

/** Kind of the document that a provider's report becomes; no customer can upload one. */
export const identityReportKind = 'identity-report';
