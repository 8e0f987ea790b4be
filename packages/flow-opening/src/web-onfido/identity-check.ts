import {
  getIdentityCheck,
  type IdentityCheckResult,
  type IdentityHandover,
  type IdentityProvider,
  startIdentityCheck,
} from '@quayside/contract/calls/identity-check';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';

/** Running check: its verdict, and the page or SDK parameters for the customer. */
export type IdentitySession = {
  readonly verdict: IdentityCheckResult;
  /** absent after the customer's visit */
  readonly handover: IdentityHandover | null;
};

/** Check by a third party. Only our server reports the result. Messages of a page or an SDK only trigger a request to it. */
export type IdentityCheck = {
  /** starts a check, or returns the current one */
  readonly start: () => Promise<IdentitySession>;
  readonly verdict: (checkId: string) => Promise<IdentityCheckResult>;
  /** saves the report as the answer of the face step */
  readonly keep: (report: string) => Promise<void>;
};

type Runtime = Pick<FlowRuntime, 'application' | 'services' | 'refresh' | 'answers'>;

/** Returns the check of the flow's application. Rejects with the errors of the runtime's calls. */
export function createIdentityCheck(runtime: Runtime, provider: IdentityProvider): IdentityCheck {
  const { caller, newId } = runtime.services;
  return {
    start() {
      const applicationId = runtime.application?.id ?? '';
      return caller.call(startIdentityCheck, { applicationId, provider }, { operationId: newId() });
    },
    verdict: (checkId) => caller.call(getIdentityCheck, { checkId }),
    async keep(report) {
      await runtime.refresh(); // the server has added the report as a document
      await runtime.answers.save('face-h5', { report });
    },
  };
}
