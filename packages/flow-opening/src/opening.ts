import { defineFlow, type Flow, partSteps, type StepRoute } from '@quayside/flow/define-flow';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import { answersInWords } from '@quayside/i18n/answers';
import { isJoint } from './internal/is-joint.ts';
import { jointPaths } from './internal/joint-paths.ts';
import { requestedDocuments } from './internal/requested-documents.ts';

const step = (
  id: string,
  path: string,
  name: string,
  group: string,
  screen: StepRoute['screen'],
  more: Partial<StepRoute> = {},
): StepRoute => ({
  step: id,
  path,
  name,
  group,
  screen,
  ...more,
});

/**
 * Opening an account, by hand or with the national digital ID. `w8ben` are the steps of the W-8BEN flow under the opening's paths: the edition brings both together, because flows do not
 * import each other.
 */
export const openingFlow = ({
  w8ben,
  identityCheck,
}: {
  w8ben: readonly StepRoute[];
  /** a third party that checks document and face beside the face picture, at /web-onfido */
  identityCheck?: IdentityOffer;
}): Flow =>
  defineFlow({
    name: 'opening',
    ...(identityCheck && { identityCheck }),
    journey: async () => (await import('@quayside/rules/journeys/opening')).opening,
    parts: { w8ben: async () => (await import('@quayside/rules/journeys/w8ben')).w8ben },
    steps: [
      step('choose', '/sg-choose', 'sgChoose', 'identity', () => import('./choose/choose.tsx'), {
        summary: answersInWords.choose,
      }),
      step('choose-tip', '/sg-choose-tip', 'sgChooseTip', 'identity', () => import('./choose-tip/choose-tip.tsx')),
      step(
        'choose-account',
        '/sg-choose-account',
        'sgChooseAccount',
        'identity',
        () => import('./choose-account/choose-account.tsx'),
        { summary: answersInWords['choose-account'] },
      ),
      step(
        'show-sinpass',
        '/sg-show-sinpass',
        'sgShowSinpass',
        'identity',
        () => import('./show-sinpass/show-sinpass.tsx'),
        { summary: answersInWords['show-sinpass'] },
      ),
      step(
        'sinpass-additional',
        '/sg-sinpass-additional',
        'sgSinpassAdditional',
        'identity',
        () => import('./sinpass-additional/sinpass-additional.tsx'),
        { summary: answersInWords['sinpass-additional'] },
      ),
      step('base-info', '/sg-base-info', 'sgBaseInfo', 'identity', () => import('./base-info/base-info.tsx'), {
        summary: answersInWords['base-info'],
      }),
      step(
        'contact-info',
        '/sg-contact-info',
        'sgContactInfo',
        'contact',
        () => import('./contact-info/contact-info.tsx'),
        { summary: answersInWords['contact-info'] },
      ),
      step(
        'assets-info',
        '/sg-assets-info',
        'sgAssetsInfo',
        'finances',
        () => import('./assets-info/assets-info.tsx'),
        { summary: answersInWords['assets-info'] },
      ),
      step(
        'assets-select',
        '/sg-assets-select',
        'sgAssetsSelect',
        'experience',
        () => import('./assets-select/assets-select.tsx'),
        { summary: answersInWords['assets-select'] },
      ),
      step('risklevel', '/sg-risklevel', 'riskState', 'experience', () => import('./risklevel/risklevel.tsx'), {
        summary: answersInWords.risklevel,
      }),
      step(
        'select-account-type',
        '/sg-select-accountType',
        'sgSelectAccountType',
        'account',
        () => import('./select-account-type/select-account-type.tsx'),
        { summary: answersInWords['select-account-type'] },
      ),
      step(
        'submit-photo',
        '/sg-submit-photo',
        'sgSubmitPhoto',
        'documents',
        () => import('./submit-photo/submit-photo.tsx'),
        { cs: false, onPhone: true, summary: answersInWords['submit-photo'] },
      ),
      step(
        'submit-address',
        '/sg-submit-address',
        'sgSubmitAddress',
        'documents',
        () => import('./submit-address/submit-address.tsx'),
        { cs: false, onPhone: true, summary: answersInWords['submit-address'] },
      ),
      step(
        'prove-relationship',
        '/sg-prove-relationship',
        'sgProveRelationship',
        'documents',
        () => import('./prove-relationship/prove-relationship.tsx'),
        { cs: false, summary: answersInWords['prove-relationship'] },
      ),
      step(
        'submit-transfer',
        '/submit-transfer',
        'submitTransfer',
        'documents',
        () => import('./submit-transfer/submit-transfer.tsx'),
        { cs: false, summary: answersInWords['submit-transfer'] },
      ),
      step(
        'additional-document',
        '/additional-document',
        'additionalDocument',
        'documents',
        () => import('./additional-document/additional-document.tsx'),
        { cs: false, summary: answersInWords['additional-document'], onceOpened: requestedDocuments.path },
      ),
      ...partSteps('w8ben', w8ben),
      step(
        'face-recognition',
        '/sg-face-recognition',
        'sgFaceRecognition',
        'face',
        () => import('./face-recognition/face-recognition.tsx'),
      ),
      step('face-h5', '/sg-face-h5', 'sgFaceH5', 'face', () => import('./face-h5/face-h5.tsx'), {
        cs: false,
        onPhone: true,
        summary: answersInWords['face-h5'],
      }),
      step(
        'agreement-info',
        '/sg-agreement-info',
        'sgAgreementInfo',
        'sign',
        () => import('./agreement-info/agreement-info.tsx'),
        { summary: answersInWords['agreement-info'] },
      ),
      step(
        'check-answers',
        '/sg-check-answers',
        'sgCheckAnswers',
        'sign',
        () => import('./check-answers/check-answers.tsx'),
        { pathIsOurs: true },
      ),
      step('sign-info', '/sg-sign-info', 'sgSignInfo', 'sign', () => import('./sign-info/sign-info.tsx')),
    ],
    screens: [
      {
        id: 'holders-board',
        path: jointPaths.firstBoard,
        name: 'sgHolders',
        screen: () => import('./holders-board/holders-board.tsx'),
        pathIsOurs: true,
      },
      {
        path: jointPaths.invite,
        name: 'sgInviteHolder',
        screen: () => import('./invite-holder/invite-holder.tsx'),
        pathIsOurs: true,
      },
      {
        id: 'face-success',
        path: '/sg-face-success',
        name: 'sgFaceSuccess',
        screen: () => import('./face-success/face-success.tsx'),
      },
      {
        id: 'face-fail',
        path: '/sg-face-fail',
        name: 'sgFaceFail',
        screen: () => import('./face-fail/face-fail.tsx'),
        onPhone: true,
      },
      {
        id: 'face-fail-more',
        path: '/sg-face-fail-more',
        name: 'sgFaceFailMore',
        screen: () => import('./face-fail-more/face-fail-more.tsx'),
        cs: false,
        onPhone: true,
      },
      {
        id: 'hand-off',
        path: '/sg-hand-off',
        name: 'sgHandOff',
        screen: () => import('./hand-off/hand-off.tsx'),
        pathIsOurs: true,
      },
      ...(identityCheck
        ? [
            {
              id: 'identity-check',
              path: '/web-onfido',
              name: 'webOnfido',
              screen: () => import('./web-onfido/web-onfido.tsx'),
              cs: false,
              ownDocument: true as const,
            },
          ]
        : []),
      {
        id: 'reasons',
        path: '/error-transfer',
        name: 'errorTransfer',
        screen: () => import('./error-transfer/error-transfer.tsx'),
      },
      { id: 'success', path: '/success', name: 'success', screen: () => import('./success/success.tsx') },
      {
        id: 'account-state',
        path: '/sg-account-state',
        name: 'sgAccountState',
        screen: () => import('./account-state/account-state.tsx'),
      },
      {
        id: 'not-eligible',
        path: '/sg-not-eligible',
        name: 'sgNotEligible',
        screen: () => import('./not-eligible/not-eligible.tsx'),
        pathIsOurs: true,
      },
    ],
    outcome: (application) => {
      const { state, handedInAt } = application;
      if (state === 'draft' && isJoint(application)) return jointPaths.firstBoard;
      return state === 'action-needed' && !handedInAt ? '/error-transfer' : '/sg-account-state';
    },
    board: (application) => (isJoint(application) ? jointPaths.firstBoard : undefined),
    refused: (reason, path) => {
      if (reason !== 'second-holder') return undefined;
      return path === jointPaths.firstBoard ? jointPaths.board : jointPaths.own;
    },
    ineligible: '/sg-not-eligible',
    agreementsHangOn: (answers) => answers['select-account-type']?.accountType,
  });
