import type { LoadScreen } from '@quayside/flow/define-flow';
import type { StepIdOf } from '@quayside/rules/flow-definition';
import type { openingDefinition } from '@quayside/rules/flow-definitions/opening';

/** Loads the summaries of the steps on demand, because the first screens do not need them. */
export const loadSummaries = async () => (await import('../summaries.ts')).openingSummaries;

/** Functions that load the screen of each step, by the step's id. The flows of a second holder and of a change of information use the same screens. */
export const stepScreens = {
  choose: () => import('../choose/choose.tsx'),
  'choose-tip': () => import('../choose-tip/choose-tip.tsx'),
  'choose-account': () => import('../choose-account/choose-account.tsx'),
  'show-sinpass': () => import('../show-sinpass/show-sinpass.tsx'),
  'sinpass-additional': () => import('../sinpass-additional/sinpass-additional.tsx'),
  'base-info': () => import('../base-info/base-info.tsx'),
  'contact-info': () => import('../contact-info/contact-info.tsx'),
  'assets-info': () => import('../assets-info/assets-info.tsx'),
  'assets-select': () => import('../assets-select/assets-select.tsx'),
  risklevel: () => import('../risklevel/risklevel.tsx'),
  'select-account-type': () => import('../select-account-type/select-account-type.tsx'),
  'submit-photo': () => import('../submit-photo/submit-photo.tsx'),
  'submit-address': () => import('../submit-address/submit-address.tsx'),
  'prove-relationship': () => import('../prove-relationship/prove-relationship.tsx'),
  'submit-transfer': () => import('../submit-transfer/submit-transfer.tsx'),
  'additional-document': () => import('../additional-document/additional-document.tsx'),
  'face-recognition': () => import('../face-recognition/face-recognition.tsx'),
  'face-h5': () => import('../face-h5/face-h5.tsx'),
  'agreement-info': () => import('../agreement-info/agreement-info.tsx'),
  'check-answers': async () => {
    const [screen] = await Promise.all([import('../check-answers/check-answers.tsx'), loadSummaries()]);
    return screen;
  },
  'sign-info': () => import('../sign-info/sign-info.tsx'),
} as const satisfies Readonly<Record<StepIdOf<typeof openingDefinition>, LoadScreen>>;
