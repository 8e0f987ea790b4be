import type { StepRoute } from '@quayside/flow/define-flow';

type Paths = { readonly prefix: 'modify' | 'update'; readonly affidavitIsOurs?: true };

/** The form's screens in a flow of its own: `/modify-w8-ben-form`, `modifyW8BenForm`. */
export const lifeSteps = ({ prefix, affidavitIsOurs }: Paths): readonly StepRoute[] => [
  {
    step: 'w8ben.form',
    path: `/${prefix}-w8-ben-form`,
    name: `${prefix}W8BenForm`,
    group: 'tax',
    screen: () => import('../life-form/life-form.tsx'),
  },
  {
    step: 'w8ben.info',
    path: `/${prefix}-w8-ben-info`,
    name: `${prefix}W8BenInfo`,
    group: 'tax',
    screen: () => import('../life-info/life-info.tsx'),
  },
  {
    step: 'w8ben.signature',
    path: `/${prefix}-w8-ben-signature`,
    name: `${prefix}W8BenSignature`,
    group: 'sign',
    screen: () => import('../life-signature/life-signature.tsx'),
  },
  {
    step: 'affidavit',
    path: `/${prefix}-w8-ben-affidavit`,
    name: `${prefix}W8BenAffidavit`,
    group: 'sign',
    screen: () => import('../affidavit/affidavit.tsx'),
    ...(affidavitIsOurs ? { pathIsOurs: true } : {}),
  },
];
