import type { FlowDefinition } from '../flow-definition.ts';
import { documentRequestDefinition } from './document-request.ts';

const [requestedDocuments] = documentRequestDefinition.steps;

/**
 * The flow that opens an account. Its order follows the decision `photograph-the-document-first`: the photo of the identity document comes before typing. With
 * the digital ID, two steps replace basic information, contact details, and their proofs.
 */
export const openingDefinition = {
  name: 'opening',
  steps: [
    { step: 'choose', group: 'identity', path: '/sg-choose' },
    { step: 'choose-tip', group: 'identity', path: '/sg-choose-tip' },
    { step: 'show-sinpass', group: 'identity', path: '/sg-show-sinpass' },
    { step: 'sinpass-additional', group: 'identity', path: '/sg-sinpass-additional' },
    { step: 'submit-photo', group: 'identity', path: '/sg-submit-photo', cs: false, onPhone: true },
    { step: 'base-info', group: 'identity', path: '/sg-base-info' },
    { step: 'contact-info', group: 'contact', path: '/sg-contact-info' },
    { step: 'assets-info', group: 'finances', path: '/sg-assets-info' },
    { step: 'assets-select', group: 'experience', path: '/sg-assets-select' },
    { step: 'risklevel', group: 'experience', path: '/sg-risklevel', name: 'riskState', ofAccount: true },
    { step: 'choose-account', group: 'account', path: '/sg-choose-account', ofAccount: true },
    { step: 'select-account-type', group: 'account', path: '/sg-select-accountType', ofAccount: true },
    { step: 'submit-address', group: 'documents', path: '/sg-submit-address', cs: false, onPhone: true },
    { step: 'prove-relationship', group: 'documents', path: '/sg-prove-relationship', cs: false },
    { step: 'submit-transfer', group: 'documents', path: '/submit-transfer', cs: false },
    {
      step: 'additional-document',
      group: 'documents',
      path: '/additional-document',
      cs: false,
      onceOpened: requestedDocuments.path,
    },
    { part: 'w8ben' },
    { step: 'face-recognition', group: 'face', path: '/sg-face-recognition' },
    { step: 'face-h5', group: 'face', path: '/sg-face-h5', cs: false, onPhone: true },
    { step: 'agreement-info', group: 'sign', path: '/sg-agreement-info' },
    { step: 'check-answers', group: 'sign', path: '/sg-check-answers' },
    { step: 'sign-info', group: 'sign', path: '/sg-sign-info' },
  ],
  screens: {
    'holders-board': { path: '/sg-holders' },
    'invite-holder': { path: '/sg-invite-holder' },
    'face-success': { path: '/sg-face-success' },
    'face-fail': { path: '/sg-face-fail', onPhone: true },
    'face-fail-more': { path: '/sg-face-fail-more', cs: false, onPhone: true },
    'hand-off': { path: '/sg-hand-off' },
    'identity-check': { path: '/web-onfido', cs: false, ownDocument: true },
    reasons: { path: '/error-transfer' },
    success: { path: '/success', skeleton: 'celebration' },
    'account-state': { path: '/sg-account-state', skeleton: 'once-opened' },
    'not-eligible': { path: '/sg-not-eligible' },
  },
} as const satisfies FlowDefinition;
