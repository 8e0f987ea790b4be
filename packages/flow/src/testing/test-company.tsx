import { getAgreements, getApplication, saveStep } from '@quayside/contract/calls/opening';
import { TextField } from '@quayside/ui/text-field';
import type { HostServices } from '../flow-context.tsx';
import { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { FormField } from '../form/form.tsx';
import type { Caller } from '../services.ts';
import { StepScreen } from '../step-screen/step-screen.tsx';
import { draftWith, openingAt, servicesWith } from './test-runtime.ts';

const application = draftWith({ 'assets-info': { companyName: 'Example Trading', occupation: 'engineer' } });
/** An opening flow with only the step `assets-info`. */
export const companyFlow = openingAt({
  step: 'assets-info',
  path: '/sg-assets-info',
  name: 'sgAssetsInfo',
  group: 'finances',
});

/** Creates a runtime whose server returns the application `served`. `save` receives the request of each save, and may throw. */
export function createTestRuntime(save: (request: { answers: unknown }) => void, served = application): FlowRuntime {
  const answer = ({ name }: { name: string }, request: unknown): unknown => {
    if (name === getApplication.name) return served;
    if (name === getAgreements.name) return [];
    if (name !== saveStep.name) throw new TypeError(`${name} is not asked for`);
    save(request as { answers: unknown });
    return { application: { ...served, revision: 2 }, issues: [] };
  };
  const caller = { call: async (call, request) => answer(call, request) as never } satisfies Caller;
  return new FlowRuntime(companyFlow, servicesWith({ caller }));
}

/** The services of a host, which do nothing. */
export const hostServices: HostServices = {
  contactService: () => undefined,
  bindEmail: async () => undefined,
  openHelp: () => undefined,
  fileUrl: async (path) => path,
};

const [title, label] = ['Finances', 'Company'];

/** Renders the step `assets-info` with one field, `companyName`. */
export const CompanyStep = () => (
  <StepScreen step="assets-info" title={title}>
    <FormField as={TextField} name="companyName" label={label} empty="" />
  </StepScreen>
);
