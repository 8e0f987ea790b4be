import type { Journey, JourneyContext, Step } from '../../journey.ts';
import { baseInfoOf } from '../opening/answers-of.ts';
import { assetsInfo } from '../opening/assets.ts';
import { baseInfo } from '../opening/base-info.ts';
import { choose, chooseTip } from '../opening/choices.ts';
import { agreementInfo, checkAnswers, faceCapture, faceRecognition, signInfo } from '../opening/closing.ts';
import { contactInfo } from '../opening/contact-info.ts';
import { showSinpass, sinpassAdditional } from '../opening/digital-id.ts';
import { withDigitalId } from '../opening/digital-id-answers.ts';
import { submitAddress, submitPhoto } from '../opening/documents.ts';
import { assetsSelect } from '../opening/experience.ts';
import { fromVersion1, fromVersion2, fromVersion3 } from '../opening/migrations.ts';
import { additionalDocument, proveRelationship, submitTransfer } from '../opening/requests.ts';

/**
 * The second holder's part of a joint account: the opening's own steps, asked of another person. What belongs to the account (tier, account type, risk
 * profile) is the first holder's to answer. An adult answers everything else; a minor has no finances, experience or home of their own (domain handbook 6:
 * no CAR or CKA products), but a guardian to prove, and a face only where the document has a picture to compare it with.
 */
export const joint: Journey = {
  name: 'joint',
  version: 4,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3 },
  derive: withDigitalId,
  steps: [
    choose,
    chooseTip,
    showSinpass,
    sinpassAdditional,
    baseInfo,
    contactInfo,
    where(isAdult, assetsInfo),
    where(isAdult, assetsSelect),
    submitPhoto,
    where((context) => isAdult(context) && (submitAddress.when?.(context) ?? true), submitAddress),
    where(isMinor, proveRelationship),
    submitTransfer,
    additionalDocument,
    { part: 'w8ben' },
    where(hasPicture, faceRecognition),
    where(hasPicture, faceCapture),
    agreementInfo,
    checkAnswers,
    signInfo,
  ],
};

/** What a reviewer accepts or rejects of a second holder; only what applies to the person is ever asked. */
export const jointRequirements = [
  'identity-details',
  'contact',
  'finances',
  'experience',
  'identity-document',
  'address-proof',
  'relationship-proof',
  'w8ben',
  'face',
  'agreements',
  'signature',
] as const;

/** What a reviewer may ask of a second holder besides. */
export const jointRequests = ['bank-transfer', 'additional-document'] as const;

function where(applies: (context: JourneyContext) => boolean, step: Step): Step {
  return { ...step, when: applies };
}

function isAdult({ facts }: JourneyContext): boolean {
  return facts.holder?.role !== 'joint-minor';
}

function isMinor(context: JourneyContext): boolean {
  return !isAdult(context);
}

function hasPicture({ answers }: JourneyContext): boolean {
  return baseInfoOf(answers).documentType !== 'birth-certificate';
}
