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
  /** absent once the customer has been there */
  readonly handover: IdentityHandover | null;
};

/** A check by a third party. What it found comes from our server alone: whatever a page or an SDK says in the browser is a reason to ask. */
export type IdentityCheck = {
  /** begins one, or finds the one under way */
  readonly start: () => Promise<IdentitySession>;
  readonly verdict: (checkId: string) => Promise<IdentityVerdict>;
  /** makes the report the answer of the face step */
  readonly keep: (report: string) => Promise<void>;
};

type Runtime = Pick<FlowRuntime, 'application' | 'services' | 'refresh' | 'save'>;

/** The check of whoever's application the flow runs for. Rejects as the runtime's calls do. */
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
