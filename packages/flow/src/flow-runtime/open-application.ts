import type { Application } from '@quayside/contract/application';
import { getApplication, startApplication } from '@quayside/contract/calls/opening';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/** The user's application of a flow as the server has it, started where there is none. */
export async function openApplication(flow: Flow, services: FlowServices): Promise<Application> {
  const found = await services.caller.call(getApplication, { flow: flow.name });
  const application = found ?? (await start(flow, services));
  const told = { flow: flow.name, applicationId: application.id };
  services.listen(found ? { type: 'resumed', ...told, step: null } : { type: 'started', ...told });
  return application;
}

/** A new application; the one that is there where the server has one to go on with. */
export const start = ({ name }: Flow, { caller, newId }: FlowServices): Promise<Application> =>
  caller.call(startApplication, { flow: name }, { operationId: newId() });
