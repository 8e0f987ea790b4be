import type { Application } from '@quayside/contract/application';
import { type Language, parseLanguage } from '@quayside/i18n/language';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { agreementsInForce } from '../agreements/catalogue.ts';
import { type ReviewAct, review } from '../applications/review.ts';
import { saveStep } from '../applications/save-step.ts';
import { startApplication } from '../applications/start.ts';
import { submitApplication } from '../applications/submit.ts';
import { checkFace, judgePicture } from '../documents/face.ts';
import { addDocument, storeFile } from '../documents/keep-document.ts';
import type { Broker } from '../server/broker.ts';
import { randomDigits } from '../users/one-time-code.ts';
import { giveLoginCode } from '../users/session.ts';
import { userIdByPhone, userIdByPhoneIfKnown } from '../users/user.ts';
import { type SampleDocuments, sampleAnswers } from './sample-answers.ts';
import { drawSpecimen, type Specimen } from './specimen-picture.ts';

type Plan = {
  readonly about: string;
  /** how far the application got; undefined: not started */
  readonly savedUntil?: string;
  readonly accountType: 'cash' | 'margin';
  readonly submitted?: true;
  readonly acts?: readonly ReviewAct[];
};

const LAST_STEP = 'sign-info';

/** Whom one click signs in. Every visit makes a new customer, so that what somebody did with the last one is not in the way. */
export const personas = {
  new: { about: 'registered, nothing started', accountType: 'cash' },
  draft: { about: 'a draft saved up to the contact details', savedUntil: 'contact-info', accountType: 'cash' },
  'under-review': {
    about: 'submitted, nobody has looked at it',
    savedUntil: LAST_STEP,
    accountType: 'cash',
    submitted: true,
  },
  'rejected-item': {
    about: 'sent back: the identity document is not clear enough',
    savedUntil: LAST_STEP,
    accountType: 'cash',
    submitted: true,
    acts: [{ act: 'reject', requirement: 'identity-document', code: 'unclear-image' }, { act: 'send-back' }],
  },
  'opened-cash': {
    about: 'a cash account is open',
    savedUntil: LAST_STEP,
    accountType: 'cash',
    submitted: true,
    acts: [{ act: 'approve' }],
  },
  'opened-margin': {
    about: 'a margin account is open',
    savedUntil: LAST_STEP,
    accountType: 'margin',
    submitted: true,
    acts: [{ act: 'approve' }],
  },
} as const satisfies Record<string, Plan>;

export type PersonaName = keyof typeof personas;
export const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name);

export type SetUpPersona = {
  readonly phone: string;
  readonly userId: string;
  readonly applicationId: string | null;
  readonly loginCode: string;
};

/** Brings a new customer to where the persona stands, through the same work that the calls do. */
export async function setUpPersona(broker: Broker, name: PersonaName, langType?: string): Promise<SetUpPersona> {
  const plan: Plan = personas[name];
  const language = parseLanguage(langType) ?? 'en';
  const { phone, userId } = await broker.inTurn(async (turn) => {
    for (;;) {
      const phone = `+658${randomDigits(turn.random, 7)}`;
      if (!(await userIdByPhoneIfKnown(turn, phone)))
        return { phone, userId: await userIdByPhone(turn, phone, language) };
    }
  });
  const applicationId = plan.savedUntil ? await fillIn(broker, userId, plan, language) : null;
  const { loginCode } = await broker.inTurn((turn) => giveLoginCode(turn, userId));
  return { phone, userId, applicationId, loginCode };
}

async function fillIn(broker: Broker, userId: string, plan: Plan, language: Language): Promise<string> {
  let application = await broker.inTurn((turn) => startApplication(turn, userId, 'opening'));
  const { id } = application;
  const today = await broker.inTurn(async ({ now }) => singaporeDate(now));
  const complete = plan.savedUntil === LAST_STEP;
  const documents = complete ? await uploadAll(broker, userId, id) : { front: '', proof: '', face: '' };
  const steps = sampleAnswers({
    today,
    accountType: plan.accountType,
    agreements: agreementsInForce(today, plan.accountType),
    language,
    documents,
  });
  const last = steps.findIndex(([step]) => step === plan.savedUntil);
  for (const [step, answers] of steps.slice(0, last + 1)) {
    if (step === 'face-h5') await passFace(broker, userId, id, documents.face);
    const { revision } = await currentOf(broker, userId, application);
    const saved = await broker.inTurn((turn) => saveStep(turn, userId, { applicationId: id, step, revision }, answers));
    application = saved.application;
  }
  if (plan.submitted) await broker.inTurn((turn) => submitApplication(turn, userId, id, application.revision));
  for (const act of plan.acts ?? []) await broker.inTurn((turn) => review(turn, id, act));
  return id;
}

/** Uploads count the revision up beside the steps. */
const currentOf = (broker: Broker, userId: string, { flow }: Application) =>
  broker.inTurn((turn) => startApplication(turn, userId, flow));

async function uploadAll(broker: Broker, userId: string, applicationId: string): Promise<SampleDocuments> {
  const upload = async (kind: Specimen) => {
    const [seed = 0] = broker.random(new Uint8Array(1));
    const kept = await storeFile(broker, kind, new Blob([await drawSpecimen(kind, seed)]));
    const { documentId } = await broker.inTurn((turn) => addDocument(turn, userId, applicationId, kind, kept));
    return documentId;
  };
  return { front: await upload('identity-front'), proof: await upload('address-proof'), face: await upload('face') };
}

async function passFace(broker: Broker, userId: string, applicationId: string, documentId: string): Promise<void> {
  const shown = await judgePicture(broker, userId, documentId);
  await broker.inTurn((turn) => checkFace(turn, userId, { applicationId, documentId }, shown));
}
