import type { StepIdOf } from '@quayside/rules/flow-definition';
import type { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import type { StepRule } from '@quayside/rules/journey';
import { additionalDocument } from '../additional-document/rule.ts';
import { agreementInfo } from '../agreement-info/rule.ts';
import { assetsInfo } from '../assets-info/rule.ts';
import { assetsSelect } from '../assets-select/rule.ts';
import { baseInfo } from '../base-info/rule.ts';
import { checkAnswers } from '../check-answers/rule.ts';
import { chooseStep } from '../choose/rule.ts';
import { chooseAccount } from '../choose-account/rule.ts';
import { chooseTip } from '../choose-tip/rule.ts';
import { contactInfo } from '../contact-info/rule.ts';
import { faceCapture } from '../face-h5/rule.ts';
import { faceRecognition } from '../face-recognition/rule.ts';
import { proveRelationship } from '../prove-relationship/rule.ts';
import { riskLevel } from '../risklevel/rule.ts';
import { selectAccountType } from '../select-account-type/rule.ts';
import { showSinpass } from '../show-sinpass/rule.ts';
import { signInfo } from '../sign-info/rule.ts';
import { sinpassAdditional } from '../sinpass-additional/rule.ts';
import { submitAddress } from '../submit-address/rule.ts';
import { submitPhoto } from '../submit-photo/rule.ts';
import { submitTransfer } from '../submit-transfer/rule.ts';

/** Rule of each step by the step's id. The flow definition contains the order of the steps. */
export const openingRules = {
  choose: chooseStep,
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
