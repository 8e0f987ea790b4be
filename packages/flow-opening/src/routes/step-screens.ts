import type { ShownStep } from '@quayside/flow/define-flow';
import type { StepIdOf } from '@quayside/rules/flow-definition';
import type { openingDefinition } from '@quayside/rules/journeys/opening/definition';
import { answersInWords } from '@quayside/summaries/answers';

/** The screen of each step of the opening, and how its answers are read back. A second holder and a change of information see the same screens. */
export const stepScreens = {
  choose: { screen: () => import('../choose/choose.tsx'), summary: answersInWords.choose },
  'choose-tip': () => import('../choose-tip/choose-tip.tsx'),
  'choose-account': {
    screen: () => import('../choose-account/choose-account.tsx'),
    summary: answersInWords['choose-account'],
  },
  'show-sinpass': { screen: () => import('../show-sinpass/show-sinpass.tsx'), summary: answersInWords['show-sinpass'] },
  'sinpass-additional': {
    screen: () => import('../sinpass-additional/sinpass-additional.tsx'),
    summary: answersInWords['sinpass-additional'],
  },
  'base-info': { screen: () => import('../base-info/base-info.tsx'), summary: answersInWords['base-info'] },
  'contact-info': { screen: () => import('../contact-info/contact-info.tsx'), summary: answersInWords['contact-info'] },
  'assets-info': { screen: () => import('../assets-info/assets-info.tsx'), summary: answersInWords['assets-info'] },
  'assets-select': {
    screen: () => import('../assets-select/assets-select.tsx'),
    summary: answersInWords['assets-select'],
  },
  risklevel: { screen: () => import('../risklevel/risklevel.tsx'), summary: answersInWords.risklevel },
  'select-account-type': {
    screen: () => import('../select-account-type/select-account-type.tsx'),
    summary: answersInWords['select-account-type'],
  },
  'submit-photo': { screen: () => import('../submit-photo/submit-photo.tsx'), summary: answersInWords['submit-photo'] },
  'submit-address': {
    screen: () => import('../submit-address/submit-address.tsx'),
    summary: answersInWords['submit-address'],
  },
  'prove-relationship': {
    screen: () => import('../prove-relationship/prove-relationship.tsx'),
    summary: answersInWords['prove-relationship'],
  },
  'submit-transfer': {
    screen: () => import('../submit-transfer/submit-transfer.tsx'),
    summary: answersInWords['submit-transfer'],
  },
  'additional-document': {
    screen: () => import('../additional-document/additional-document.tsx'),
    summary: answersInWords['additional-document'],
  },
  'face-recognition': () => import('../face-recognition/face-recognition.tsx'),
  'face-h5': { screen: () => import('../face-h5/face-h5.tsx'), summary: answersInWords['face-h5'] },
  'agreement-info': {
    screen: () => import('../agreement-info/agreement-info.tsx'),
    summary: answersInWords['agreement-info'],
  },
  'check-answers': () => import('../check-answers/check-answers.tsx'),
  'sign-info': () => import('../sign-info/sign-info.tsx'),
} as const satisfies Readonly<Record<StepIdOf<typeof openingDefinition>, ShownStep>>;
