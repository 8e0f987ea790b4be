import type { Call, RequestOf, ResponseOf } from '@quayside/contract/call';
import { cancelHandOff } from '@quayside/contract/calls/hand-off';
import * as opening from '@quayside/contract/calls/opening';
import { eq } from 'drizzle-orm';
import type { Caller, PhoneLogin } from '../server/handler.ts';
import { notFound } from '../server/refusal.ts';
import type { RequestHeaders } from '../server/request-headers.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import { endHandOff, handOffOver } from './hand-off.ts';
import { findHandOff } from './hand-off-row.ts';
import { withinStep } from './within-step.ts';

type Limit = {
  readonly call: Call;
  /** whether a request stays within the step */
  readonly within: (request: unknown, phone: PhoneLogin) => boolean;
  /** what of the answer the phone is told */
  readonly told: (work: UnitOfWork, phone: PhoneLogin, answer: unknown) => Promise<unknown>;
};

/** Types a limit by its call, then forgets the types: the table holds limits of every kind. */
function limit<Request, Response>(
  call: Call<Request, Response>,
  within: (request: Request, phone: PhoneLogin) => boolean,
  told: (work: UnitOfWork, phone: PhoneLogin, answer: Response) => Promise<Response> = async (_, __, answer) => answer,
): Limit {
  return { call, within, told } as unknown as Limit;
}

const ofApplication = ({ applicationId }: { applicationId: string }, { row }: PhoneLogin) =>
  applicationId === row.applicationId;

type Upload = RequestOf<typeof opening.uploadDocument>;
type Saved = ResponseOf<typeof opening.saveStep>;

/** Everything that a phone's login may ask. A call that is not here is refused: a new one is closed until somebody opens it. */
const limits: readonly Limit[] = [
  limit(
    opening.getApplication,
    () => true,
    async (_, phone, application) => {
      if (application?.id !== phone.row.applicationId) throw notFound();
      return withinStep(application, phone);
    },
  ),
  limit(
    opening.saveStep,
    (request, phone) => ofApplication(request, phone) && request.step === phone.step.id,
    async (work, phone, { application, issues }: Saved) => {
      if (issues.every(({ level }) => level === 'advice')) await endHandOff(work, phone.row, 'done');
      return { application: withinStep(application, phone), issues };
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

/** Who calls with a phone's login: for what anybody may ask nobody at all. Throws Refusal for a call that is no part of a step. */
export async function limitedCaller(
  work: UnitOfWork,
  call: Pick<Call, 'name' | 'auth'>,
  headers: RequestHeaders,
  handOffId: string,
): Promise<Caller> {
  const handOff = limitOf(call) && (await openPhoneLogin(work, handOffId));
  if (handOff) return { headers, userId: handOff.row.userId, handOff };
  if (call.auth) throw handOffOver('beyond');
  return { headers, userId: '' };
}

async function openPhoneLogin(work: UnitOfWork, handOffId: string): Promise<PhoneLogin | undefined> {
  const row = await findHandOff(work, handOffId);
  if (!row) return undefined;
  const [found] = await work.tables.select().from(applications).where(eq(applications.id, row.applicationId));
  const step = found && work.flows.flow(found.flow).steps.find(({ id }) => id === row.step);
  return step && { row, step };
}

/** Throws Refusal where a phone asks for more than its step. */
export function refuseBeyond(call: Call, request: unknown, { handOff }: Caller): void {
  if (handOff && !limitOf(call)?.within(request, handOff)) throw handOffOver('beyond');
}

/** Throws Refusal where the step is not the phone's any more. Asked within the operation, so that a retry after a lost answer still finds it. */
export function refuseOver({ handOff }: Caller): void {
  if (handOff?.row.outcome) throw handOffOver(handOff.row.outcome);
}

/** The answer without what is none of the phone's business. A step that is complete now is done. */
export const answerWithin = (work: UnitOfWork, call: Call, phone: PhoneLogin, answer: unknown): Promise<unknown> =>
  limitOf(call)?.told(work, phone, answer) ?? Promise.reject(handOffOver('beyond'));
