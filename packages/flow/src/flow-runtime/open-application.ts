import type { Application } from '@quayside/contract/application';
import { getApplication, startApplication } from '@quayside/contract/calls/opening';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/**
 * Loads the user's application of a flow, starts one if there is none, and reports which of the two happened. `holder` is the id of the form's holder, by
 * default the user.
 */
export async function openApplication(flow: Flow, services: FlowServices, holder?: string): Promise<Application> {
  const found = await services.caller.call(getApplication, { flow: flow.name, ...toHolderParameter(holder) });
  const application = found ?? (await startNewApplication(flow, services, holder));
  const subject = { flow: flow.name, applicationId: application.id };
  services.listen(found ? { type: 'resumed', ...subject, step: null } : { type: 'started', ...subject });
  return application;
}

/** Starts an application and resolves to it. If the server has an application that can be continued, resolves to that one. */
export const startNewApplication = (
  { name }: Flow,
  { caller, newId, channelId }: FlowServices,
  holder?: string,
): Promise<Application> =>
  caller.call(
    startApplication,
    { flow: name, ...toHolderParameter(holder), ...(channelId ? { channelId } : {}) },
    { operationId: newId() },
  );

/** Returns the parameter of a call that names the form's holder: `{ holder }`, or `{}` for the user's own form. */
export const toHolderParameter = (holder: string | undefined) => (holder ? { holder } : {});
