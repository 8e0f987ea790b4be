import type { StepIdOf } from '../../flow-definition.ts';
import type { StepRule } from '../../journey.ts';
import { assetsInfo } from './assets.ts';
import { baseInfo } from './base-info.ts';
import { choose, chooseAccount, chooseTip, selectAccountType } from './choices.ts';
import { agreementInfo, checkAnswers, faceCapture, faceRecognition, signInfo } from './closing.ts';
import { contactInfo } from './contact-info.ts';
import type { openingDefinition } from './definition/definition.ts';
import { showSinpass, sinpassAdditional } from './digital-id.ts';
import { submitAddress, submitPhoto } from './documents.ts';
import { assetsSelect, riskLevel } from './experience.ts';
import { additionalDocument, proveRelationship, submitTransfer } from './requests.ts';

/** The rules of each step, by id. The definition decides the order. */
export const openingRules = {
  choose,
  'choose-tip': chooseTip,
  'choose-account': chooseAccount,
  'show-sinpass': showSinpass,
  'sinpass-additional': sinpassAdditional,
  'base-info': baseInfo,
  'contact-info': contactInfo,
  'assets-info': assetsInfo,
  'assets-select': assetsSelect,
  risklevel: riskLevel,
  'select-account-type': selectAccountType,
  'submit-photo': submitPhoto,
  'submit-address': submitAddress,
  'prove-relationship': proveRelationship,
  'submit-transfer': submitTransfer,
  'additional-document': additionalDocument,
  'face-recognition': faceRecognition,
  'face-h5': faceCapture,
  'agreement-info': agreementInfo,
  'check-answers': checkAnswers,
  'sign-info': signInfo,
} as const satisfies Readonly<Record<StepIdOf<typeof openingDefinition>, StepRule>>;
