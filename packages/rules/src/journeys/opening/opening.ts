import type { Journey } from '../../journey.ts';
import { assetsInfo } from './assets.ts';
import { baseInfo } from './base-info.ts';
import { choose, chooseAccount, chooseTip, selectAccountType } from './choices.ts';
import { agreementInfo, checkAnswers, faceCapture, faceRecognition, signInfo } from './closing.ts';
import { contactInfo } from './contact-info.ts';
import { showSinpass, sinpassAdditional } from './digital-id.ts';
import { withDigitalId } from './digital-id-answers.ts';
import { submitAddress, submitPhoto } from './documents.ts';
import { assetsSelect, riskLevel } from './experience.ts';
import { fromVersion1, fromVersion2, fromVersion3 } from './migrations.ts';
import { additionalDocument, proveRelationship, submitTransfer } from './requests.ts';

export { holdingOf } from './answers-of.ts';
export type { AssetsInfo } from './assets.ts';
export type { BaseInfo } from './base-info.ts';
export type { ContactInfo } from './contact-info.ts';
export {
  type AskedOfPerson,
  asksCitizenship,
  asksTaxCountries,
  missingOf,
  type SinpassAdditional,
  showSinpassOf,
  taxCountriesAfter,
} from './digital-id-answers.ts';
export type { AssetsSelect } from './experience.ts';
export {
  additionalKind,
  askedDocuments,
  type OpeningRequest,
  openingRequests,
  openingRequestsOf,
  proveRelationship,
} from './requests.ts';

/**
 * Opening an account, in the order of the design decision "Order of opening by hand"; with the digital ID two steps stand in place of what it says
 * (basic information, contact, and the documents that prove them). Groups of the progress bar:
 * identity, contact, finances, experience, account, documents, tax (of the W-8BEN part), face, sign.
 */
export const opening: Journey = {
  name: 'opening',
  version: 4,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3 },
  derive: withDigitalId,
  steps: [
    choose,
    chooseTip,
    chooseAccount,
    showSinpass,
    sinpassAdditional,
    baseInfo,
    contactInfo,
    assetsInfo,
    assetsSelect,
    riskLevel,
    selectAccountType,
    submitPhoto,
    submitAddress,
    proveRelationship,
    submitTransfer,
    additionalDocument,
    { part: 'w8ben' },
    faceRecognition,
    faceCapture,
    agreementInfo,
    checkAnswers,
    signInfo,
  ],
};

/** What a reviewer accepts or rejects, item by item. */
export const openingRequirements = [
  'identity-details',
  'contact',
  'finances',
  'experience',
  'risk-profile',
  'account-type',
  'identity-document',
  'address-proof',
  'w8ben',
  'face',
  'agreements',
  'signature',
] as const;
