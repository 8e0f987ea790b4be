import type { Application } from '@quayside/contract/application';
import { getApplication, startApplication } from '@quayside/contract/calls/opening';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/** The user's application of a flow as the server has it, started where there is none; `holder`: about whose form, where that is not the user's own. */
export async function openApplication(flow: Flow, services: FlowServices, holder?: string): Promise<Application> {
  const found = await services.caller.call(getApplication, { flow: flow.name, ...about(holder) });
  const application = found ?? (await start(flow, services, holder));
  const told = { flow: flow.name, applicationId: application.id };
  services.listen(found ? { type: 'resumed', ...told, step: null } : { type: 'started', ...told });
  return application;
}

/** A new application; the one that is there where the server has one to go on with. */
export const start = (
  { name }: Flow,
  { caller, newId, channelId }: FlowServices,
  holder?: string,
): Promise<Application> =>
  caller.call(
    startApplication,
    { flow: name, ...about(holder), ...(channelId ? { channelId } : {}) },
    { operationId: newId() },
  );

/** What a call about a form says of its holder; nothing about the user's own. */
export const about = (holder: string | undefined) => (holder ? { holder } : {});
