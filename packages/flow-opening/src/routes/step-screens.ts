import type { ShownStep } from '@quayside/flow/define-flow';
import type { StepIdOf } from '@quayside/rules/flow-definition';
import type { openingDefinition } from '@quayside/rules/journeys/opening/definition';
import { lazySummary } from '@quayside/summaries/lazy-summary';

/** Screen and summary of each step of the opening. The flows of a second holder and of an information change use the same screens. */
export const stepScreens = {
  choose: { screen: () => import('../choose/choose.tsx'), summary: lazySummary('choose') },
  'choose-tip': () => import('../choose-tip/choose-tip.tsx'),
  'choose-account': {
    screen: () => import('../choose-account/choose-account.tsx'),
    summary: lazySummary('choose-account'),
  },
  'show-sinpass': { screen: () => import('../show-sinpass/show-sinpass.tsx'), summary: lazySummary('show-sinpass') },
  'sinpass-additional': {
    screen: () => import('../sinpass-additional/sinpass-additional.tsx'),
    summary: lazySummary('sinpass-additional'),
  },
  'base-info': { screen: () => import('../base-info/base-info.tsx'), summary: lazySummary('base-info') },
  'contact-info': { screen: () => import('../contact-info/contact-info.tsx'), summary: lazySummary('contact-info') },
  'assets-info': { screen: () => import('../assets-info/assets-info.tsx'), summary: lazySummary('assets-info') },
  'assets-select': {
    screen: () => import('../assets-select/assets-select.tsx'),
    summary: lazySummary('assets-select'),
  },
  risklevel: { screen: () => import('../risklevel/risklevel.tsx'), summary: lazySummary('risklevel') },
  'select-account-type': {
    screen: () => import('../select-account-type/select-account-type.tsx'),
    summary: lazySummary('select-account-type'),
  },
  'submit-photo': { screen: () => import('../submit-photo/submit-photo.tsx'), summary: lazySummary('submit-photo') },
  'submit-address': {
    screen: () => import('../submit-address/submit-address.tsx'),
    summary: lazySummary('submit-address'),
  },
  'prove-relationship': {
    screen: () => import('../prove-relationship/prove-relationship.tsx'),
    summary: lazySummary('prove-relationship'),
  },
  'submit-transfer': {
    screen: () => import('../submit-transfer/submit-transfer.tsx'),
    summary: lazySummary('submit-transfer'),
  },
  'additional-document': {
    screen: () => import('../additional-document/additional-document.tsx'),
    summary: lazySummary('additional-document'),
  },
  'face-recognition': () => import('../face-recognition/face-recognition.tsx'),
  'face-h5': { screen: () => import('../face-h5/face-h5.tsx'), summary: lazySummary('face-h5') },
  'agreement-info': {
    screen: () => import('../agreement-info/agreement-info.tsx'),
    summary: lazySummary('agreement-info'),
  },
  'check-answers': async () => {
    const [screen] = await Promise.all([
      import('../check-answers/check-answers.tsx'),
      import('@quayside/summaries/answers'),
    ]);
    return screen;
  },
  'sign-info': () => import('../sign-info/sign-info.tsx'),
} as const satisfies Readonly<Record<StepIdOf<typeof openingDefinition>, ShownStep>>;
