import type { StepRoute } from '@quayside/flow/define-flow';
import { answersInWords } from '@quayside/i18n/answers';

/** The four screens of the form within an opening, in the order of the journey. */
export const w8benOpeningSteps: readonly StepRoute[] = [
  { step: 'list', path: '/sg-w8ben-list', name: 'sgW8benList', group: 'tax', screen: () => import('./list/list.tsx') },
  {
    step: 'form',
    path: '/sg-w8-ben-form',
    name: 'sgW8BenForm',
    group: 'tax',
    screen: () => import('./form/form.tsx'),
    summary: answersInWords['w8ben.form'],
  },
  { step: 'info', path: '/sg-w8-ben-info', name: 'sgW8BenInfo', group: 'tax', screen: () => import('./info/info.tsx') },
  {
    step: 'signature',
    path: '/sg-w8-ben-signature',
    name: 'sgW8BenSignature',
    group: 'tax',
    screen: () => import('./signature/signature.tsx'),
    summary: answersInWords['w8ben.signature'],
  },
];
