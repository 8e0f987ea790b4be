import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which customers change their stored information, with the forms of the opening. Includes the screens of the account centre. */
export const informationChangeDefinition = {
  name: 'information-change',
  audience: 'customers',
  repetition: 'repeatedly',
  steps: [
    { step: 'what', group: 'what', path: '/change-information' },
    { step: 'base-info', group: 'identity', path: '/change-identity' },
    { step: 'contact-info', group: 'contact', path: '/change-contact' },
    { step: 'assets-info', group: 'finances', path: '/change-finances' },
    { step: 'submit-photo', group: 'documents', path: '/change-identity-document', cs: false, onPhone: true },
    { step: 'submit-address', group: 'documents', path: '/change-address-proof', cs: false, onPhone: true },
    { step: 'check-answers', group: 'sign', path: '/change-check' },
    { step: 'sign-info', group: 'sign', path: '/change-sign' },
  ],
  screens: {
    center: { path: '/sg-account-center', apart: true, skeleton: 'account' },
    details: { path: '/assets-detail-sg', apart: true, skeleton: 'details' },
    'cfd-details': { path: '/cfd-assets-detail', apart: true, skeleton: 'account' },
    information: { path: '/account-information', apart: true, skeleton: 'account' },
    status: { path: '/change-information-status' },
    'not-eligible': { path: '/change-not-eligible' },
  },
  result: 'status',
} as const satisfies FlowDefinition;
