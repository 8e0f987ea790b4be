import type { FlowRoute, StepRoute } from '@quayside/flow/define-flow';
import { answersInWords } from '@quayside/i18n/answers';
import { requestedDocuments } from './internal/requested-documents.ts';
import { openingFlow } from './opening.ts';

/** Where the opening's forms stand when they are filled in again for a change. */
const places: Readonly<Record<string, readonly [path: string, name: string]>> = {
  'base-info': ['/change-identity', 'changeIdentity'],
  'contact-info': ['/change-contact', 'changeContact'],
  'assets-info': ['/change-finances', 'changeFinances'],
  'submit-photo': ['/change-identity-document', 'changeIdentityDocument'],
  'submit-address': ['/change-address-proof', 'changeAddressProof'],
  'check-answers': ['/change-check', 'changeCheck'],
  'sign-info': ['/change-sign', 'changeSign'],
};

/** The opening's own screens for a flow that changes what they asked: an edition hands them to it, because flows do not import each other. */
export const informationForms: readonly StepRoute[] = openingFlow({ w8ben: [] }).steps.flatMap((route) => {
  const [path, name] = places[route.step] ?? [];
  return path && name ? [{ ...route, path, name, pathIsOurs: true as const }] : [];
});

/** Says to somebody whom a change makes a US person why it cannot be taken, and who can help. */
export const informationRefusal: FlowRoute = {
  id: 'not-eligible',
  path: '/change-not-eligible',
  name: 'changeNotEligible',
  screen: () => import('./not-eligible/not-eligible.tsx'),
  pathIsOurs: true,
};

/** The opening's screen for documents that the broker asks for later. */
export const requestedDocumentForms: readonly StepRoute[] = [
  {
    step: 'additional-document',
    group: 'documents',
    screen: () => import('./additional-document/additional-document.tsx'),
    cs: false,
    summary: answersInWords['additional-document'],
    ...requestedDocuments,
    pathIsOurs: true,
  },
];
