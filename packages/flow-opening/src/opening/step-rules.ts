import type { StepIdOf } from '@quayside/rules/flow-definition';
import type { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import type { StepRule } from '@quayside/rules/journey';
import { additionalDocumentStep } from '../additional-document/rule.ts';
import { agreementInfoStep } from '../agreement-info/rule.ts';
import { assetsInfoStep } from '../assets-info/rule.ts';
import { assetsSelectStep } from '../assets-select/rule.ts';
import { baseInfoStep } from '../base-info/rule.ts';
import { checkAnswersStep } from '../check-answers/rule.ts';
import { chooseStep } from '../choose/rule.ts';
import { chooseAccountStep } from '../choose-account/rule.ts';
import { chooseTipStep } from '../choose-tip/rule.ts';
import { contactInfoStep } from '../contact-info/rule.ts';
import { faceCaptureStep } from '../face-h5/rule.ts';
import { faceRecognitionStep } from '../face-recognition/rule.ts';
import { proveRelationshipStep } from '../prove-relationship/rule.ts';
import { riskLevelStep } from '../risklevel/rule.ts';
import { selectAccountTypeStep } from '../select-account-type/rule.ts';
import { showSinpassStep } from '../show-sinpass/rule.ts';
import { signInfoStep } from '../sign-info/rule.ts';
import { sinpassAdditionalStep } from '../sinpass-additional/rule.ts';
import { submitAddressStep } from '../submit-address/rule.ts';
import { submitPhotoStep } from '../submit-photo/rule.ts';
import { submitTransferStep } from '../submit-transfer/rule.ts';

/** Rule of each step by the step's id. The flow definition contains the order of the steps. */
export const openingRules = {
  choose: chooseStep,
  'choose-tip': chooseTipStep,
  'choose-account': chooseAccountStep,
  'show-sinpass': showSinpassStep,
  'sinpass-additional': sinpassAdditionalStep,
  'base-info': baseInfoStep,
  'contact-info': contactInfoStep,
  'assets-info': assetsInfoStep,
  'assets-select': assetsSelectStep,
  risklevel: riskLevelStep,
  'select-account-type': selectAccountTypeStep,
  'submit-photo': submitPhotoStep,
  'submit-address': submitAddressStep,
  'prove-relationship': proveRelationshipStep,
  'submit-transfer': submitTransferStep,
  'additional-document': additionalDocumentStep,
  'face-recognition': faceRecognitionStep,
  'face-h5': faceCaptureStep,
  'agreement-info': agreementInfoStep,
  'check-answers': checkAnswersStep,
  'sign-info': signInfoStep,
} as const satisfies Readonly<Record<StepIdOf<typeof openingDefinition>, StepRule>>;
