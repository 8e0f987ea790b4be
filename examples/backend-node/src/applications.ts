import { randomUUID } from 'node:crypto';
import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import openApi from '@quayside/contract/openapi.json' with { type: 'json' };
import { iso } from './clock.ts';
import { invalid, notFound, Refusal } from './refusal.ts';

type Stored = { user: string; application: Application; savedIn: Record<string, number> };

// Store these in your database, and each write with its operation id in one transaction.
const all = new Map<string, Stored>();
const flows = new Map(openApi['x-flows'].map((flow) => [flow.flow, flow]));

export const findApplication = (user: string, flow: string): Application | null =>
  [...all.values()].find((one) => one.user === user && one.application.flow === flow)?.application ?? null;

function findOwn(user: string, id: string): Stored {
  const found = all.get(id);
  if (found?.user !== user) throw notFound();
  return found;
}

/** Starts an application, or returns the existing one. This server offers only the flow `opening`. */
export function startApplication(user: string, flow: string, appType: number): Application {
  const definition = flow === 'opening' ? flows.get(flow) : undefined;
  if (!definition) throw invalid('flow');
  const existing = findApplication(user, flow);
  if (existing) return existing;
  const application: Application = {
    id: randomUUID(),
    flow,
    journeyVersion: definition.journeyVersion,
    appType,
    state: 'draft',
    revision: 1,
    answers: {},
    documents: {},
    face: { result: 'none', attempts: 0 },
    requirements: [],
    reference: null,
    createdAt: iso(),
    savedAt: iso(),
    submittedAt: null,
    decidedAt: null,
    history: [],
    failure: null,
  };
  all.set(application.id, { user, application, savedIn: {} });
  return application;
}

type Save = { applicationId: string; step: string; answers: Record<string, unknown>; revision: number };

/** Saves the answers of a step. Return its issues here: docs/build-the-server.md has the rules of an opening. */
export function saveStep(user: string, { applicationId, step, answers, revision }: Save) {
  const stored = findOwn(user, applicationId);
  const { application, savedIn } = stored;
  if (!flows.get(application.flow)?.steps.some((one) => one.step === step)) throw invalid('step');
  if ((savedIn[step] ?? 0) > revision)
    throw new Refusal(codes.conflict, { revision: application.revision }, 'This was changed elsewhere.');
  savedIn[step] = application.revision + 1;
  stored.application = {
    ...application,
    revision: application.revision + 1,
    answers: { ...application.answers, [step]: answers },
    savedAt: iso(),
  };
  return { application: stored.application, issues: [] };
}

export function discardApplication(user: string, id: string): Record<string, never> {
  findOwn(user, id);
  all.delete(id);
  return {};
}

/** Submits an application. Without the rules of an opening, this server never accepts one. */
export function submitApplication(user: string, id: string): never {
  const { application } = findOwn(user, id);
  const steps = flows.get(application.flow)?.steps.map(({ step }) => step) ?? [];
  const missing = steps.filter((step) => !(step in application.answers));
  throw new Refusal(codes.incomplete, { step: missing[0], steps: missing }, 'Something is still missing.');
}
