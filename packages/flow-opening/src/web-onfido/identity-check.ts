import {
  getIdentityCheck,
  type IdentityCheckResult,
  type IdentityHandover,
  type IdentityProvider,
  startIdentityCheck,
} from '@quayside/contract/calls/identity-check';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';

/** Running check: its latest result, and the page or SDK parameters for the customer's visit. */
export type IdentitySession = {
  readonly verdict: IdentityCheckResult;
  /** Null once the customer has completed the visit. */
  readonly handover: IdentityHandover | null;
};

/** Functions for a third party's check. Only our server reports the result. Messages of the page or the SDK only trigger a request to the server. */
export type IdentityCheck = {
  /** Starts a check, or returns the current one. */
  readonly start: () => Promise<IdentitySession>;
  readonly getResult: (checkId: string) => Promise<IdentityCheckResult>;
  /** Refreshes the application and saves the report as the answer of the face step. */
  readonly saveReport: (report: string) => Promise<void>;
};

type Runtime = Pick<FlowRuntime, 'application' | 'services' | 'refresh' | 'answers'>;

/** Returns the functions for the check of this flow's application. They reject with the errors of the runtime's calls. */
export function createIdentityCheck(runtime: Runtime, provider: IdentityProvider): IdentityCheck {
  const { caller, newId } = runtime.services;
  return {
    start() {
      const applicationId = runtime.application?.id ?? '';
      return caller.call(startIdentityCheck, { applicationId, provider }, { operationId: newId() });
    },
    getResult: (checkId) => caller.call(getIdentityCheck, { checkId }),
    async saveReport(report) {
      await runtime.refresh(); // the server has added the report as a document
      await runtime.answers.save('face-h5', { report });
    },
  };
}
