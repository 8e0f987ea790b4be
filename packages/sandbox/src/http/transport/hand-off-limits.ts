import type { Call, RequestOf, ResponseOf } from '@quayside/contract/call';
import { cancelHandOff } from '@quayside/contract/calls/hand-off';
import * as opening from '@quayside/contract/calls/opening';
import { eq } from 'drizzle-orm';
import { createHandOffRefusal, endHandOff } from '../../domain/hand-offs/hand-off.ts';
import { findHandOff } from '../../domain/hand-offs/hand-off-row.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import { applications } from '../../domain/storage/schema.ts';
import { notFound } from '../../kernel/refusal.ts';
import type { Caller, PhoneLogin } from './handler.ts';
import { limitToStep } from './limit-to-step.ts';
import type { RequestHeaders } from './request-headers.ts';

type Limit = {
  readonly call: Call;
  /** Returns whether a request concerns only the step that the phone may use. */
  readonly within: (request: unknown, phone: PhoneLogin) => boolean;
  /** Removes from a response what the phone may not read. */
  readonly readable: (work: UnitOfWork, phone: PhoneLogin, answer: unknown) => Promise<unknown>;
};

/** Creates a limit with the types of its call, and drops these types for the list. */
function limit<Request, Response>(
  call: Call<Request, Response>,
  within: (request: Request, phone: PhoneLogin) => boolean,
  readable: (work: UnitOfWork, phone: PhoneLogin, answer: Response) => Promise<Response> = async (_, __, answer) =>
    answer,
): Limit {
  return { call, within, readable } as unknown as Limit;
}

const ofApplication = ({ applicationId }: { applicationId: string }, { row }: PhoneLogin) =>
  applicationId === row.applicationId;

type Upload = RequestOf<typeof opening.uploadDocument>;
type Saved = ResponseOf<typeof opening.saveStep>;

/** The calls that a phone's login may make, and which part of them. All other calls are refused, including new ones. */
const limits: readonly Limit[] = [
  limit(
    opening.getApplication,
    () => true,
    async (_, phone, application) => {
      if (application?.id !== phone.row.applicationId) throw notFound();
      return limitToStep(application, phone);
    },
  ),
  limit(
    opening.saveStep,
    (request, phone) => ofApplication(request, phone) && request.step === phone.step.id,
    async (work, phone, { application, issues }: Saved) => {
      if (issues.every(({ level }) => level === 'advice')) await endHandOff(work, phone.row, 'done');
      return { application: limitToStep(application, phone), issues };
    },
  ),
  limit(
    opening.uploadDocument,
    (request: Upload, phone) => ofApplication(request, phone) && mayFile(phone, request.kind),
  ),
  limit(opening.checkFace, (request, phone) => ofApplication(request, phone) && mayFile(phone, 'face')),
  limit(cancelHandOff, () => true),
];

const mayFile = ({ step }: PhoneLogin, kind: string) => step.handOff?.documents.includes(kind) ?? false;
const limitOf = ({ name }: Pick<Call, 'name'>) => limits.find(({ call }) => call.name === name);

/**
 * Returns the caller for a phone's login. A public call outside of its limits gets a caller without a user. Throws `Refusal` (`notAllowed`) for any other
 * call.
 */
export async function getLimitedCaller(
  work: UnitOfWork,
  call: Pick<Call, 'name' | 'auth'>,
  headers: RequestHeaders,
  handOffId: string,
): Promise<Caller> {
  const handOff = limitOf(call) && (await openPhoneLogin(work, handOffId));
  if (handOff) return { headers, userId: handOff.row.userId, handOff };
  if (call.auth) throw createHandOffRefusal('beyond');
  return { headers, userId: '' };
}

async function openPhoneLogin(work: UnitOfWork, handOffId: string): Promise<PhoneLogin | undefined> {
  const row = await findHandOff(work, handOffId);
  if (!row) return undefined;
  const [found] = await work.tables.select().from(applications).where(eq(applications.id, row.applicationId));
  const step = found && work.flows.flow(found.flow).steps.find(({ id }) => id === row.step);
  return step && { row, step };
}

/** Throws `Refusal` (`notAllowed`) if a phone's request is outside of its step. */
export function refuseOtherStep(call: Call, request: unknown, { handOff }: Caller): void {
  if (handOff && !limitOf(call)?.within(request, handOff)) throw createHandOffRefusal('beyond');
}

/** Throws `Refusal` (`notAllowed`) if the hand-off of a phone has ended. Call it within the operation, so that a retry after a lost response still succeeds. */
export function refuseEndedHandOff({ handOff }: Caller): void {
  if (handOff?.row.outcome) throw createHandOffRefusal(handOff.row.outcome);
}

/** Returns a response without the data that the phone may not read. Ends the hand-off if the response says that the step is complete. */
export const limitResponse = (work: UnitOfWork, call: Call, phone: PhoneLogin, answer: unknown): Promise<unknown> =>
  limitOf(call)?.readable(work, phone, answer) ?? Promise.reject(createHandOffRefusal('beyond'));
