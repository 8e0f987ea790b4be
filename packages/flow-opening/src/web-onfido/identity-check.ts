import {
  getIdentityCheck,
  type IdentityHandover,
  type IdentityProvider,
  type IdentityVerdict,
  startIdentityCheck,
} from '@quayside/contract/calls/identity-check';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';

export type IdentitySession = {
  readonly verdict: IdentityVerdict;
  /** absent after the customer's visit */
  readonly handover: IdentityHandover | null;
};

/** A check by a third party. Only our server gives its result; messages of a page or SDK only trigger a request. */
export type IdentityCheck = {
  /** starts a check, or returns the current one */
  readonly start: () => Promise<IdentitySession>;
  readonly verdict: (checkId: string) => Promise<IdentityVerdict>;
  /** saves the report as the answer of the face step */
  readonly keep: (report: string) => Promise<void>;
};

type Runtime = Pick<FlowRuntime, 'application' | 'services' | 'refresh' | 'save'>;

/** Returns the check of the flow's application. Rejects as the runtime's calls do. */
export function identityCheckOver(runtime: Runtime, provider: IdentityProvider): IdentityCheck {
  const { caller, newId } = runtime.services;
  return {
    start() {
      const applicationId = runtime.application?.id ?? '';
      return caller.call(startIdentityCheck, { applicationId, provider }, { operationId: newId() });
    },
    verdict: (checkId) => caller.call(getIdentityCheck, { checkId }),
    async keep(report) {
      await runtime.refresh(); // the report is a document that the server added
      await runtime.save('face-h5', { report });
    },
  };
}
