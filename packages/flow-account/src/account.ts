import { defineFlow, type Flow, type FlowRoute, type StepRoute } from '@quayside/flow/define-flow';
import { paths } from './internal/paths.ts';

const ours = { pathIsOurs: true } as const;

const status = (path: string, name: string): FlowRoute => ({
  id: 'status',
  path,
  name,
  screen: () => import('./request-status/request-status.tsx'),
  ...ours,
});

/** Shown before and beside any request: they ask the server themselves. */
const centre: readonly FlowRoute[] = [
  {
    path: paths.center,
    name: 'sgAccountCenter',
    screen: () => import('./account-center/account-center.tsx'),
    apart: true,
  },
  {
    path: paths.details,
    name: 'assetsDetailSg',
    screen: () => import('./assets-detail-sg/assets-detail-sg.tsx'),
    apart: true,
  },
  {
    path: paths.cfdDetails,
    name: 'cfdAssetsDetail',
    screen: () => import('./cfd-assets-detail/cfd-assets-detail.tsx'),
    apart: true,
  },
  {
    path: paths.information,
    name: 'accountInformation',
    screen: () => import('./account-information/account-information.tsx'),
    apart: true,
  },
];

/**
 * The account centre, and changing what is held. `forms` and `refusal` are the opening's screens under paths of their own (`information-forms` of flow-opening): the edition
 * brings both together, because flows do not import each other.
 */
export const informationChangeFlow = ({
  forms,
  refusal,
}: {
  readonly forms: readonly StepRoute[];
  /** the page for people whom a change makes US persons */
  readonly refusal: FlowRoute;
}): Flow =>
  defineFlow({
    name: 'information-change',
    customers: 'repeatedly',
    standing: () => import('./account-standing/account-standing.tsx'),
    home: paths.center,
    journey: async () => (await import('@quayside/rules/journeys/information-change')).informationChange,
    parts: {},
    steps: [
      {
        step: 'what',
        path: paths.change,
        name: 'changeInformation',
        group: 'what',
        screen: () => import('./change-information/change-information.tsx'),
        ...ours,
      },
      ...forms,
    ],
    screens: [...centre, status(paths.changeStatus, 'changeInformationStatus'), refusal],
    outcome: () => paths.changeStatus,
    ineligible: refusal.path,
  });

/** Another tier, as often as its conditions allow. */
export const tierChangeFlow: Flow = defineFlow({
  name: 'tier-change',
  customers: 'repeatedly',
  standing: 'elsewhere',
  home: paths.center,
  journey: async () => (await import('@quayside/rules/journeys/tier-change')).tierChange,
  parts: {},
  steps: [
    {
      step: 'tier',
      path: paths.tier,
      name: 'accountTier',
      group: 'tier',
      screen: () => import('./account-tier/account-tier.tsx'),
      ...ours,
    },
  ],
  screens: [status(paths.tierStatus, 'accountTierStatus')],
  outcome: () => paths.tierStatus,
  ineligible: paths.center,
});

/** From cash to margin, once. */
export const marginUpgradeFlow: Flow = defineFlow({
  name: 'margin-upgrade',
  customers: 'once',
  standing: 'elsewhere',
  home: paths.center,
  journey: async () => (await import('@quayside/rules/journeys/margin-upgrade')).marginUpgrade,
  parts: {},
  steps: [
    {
      step: 'introduce',
      path: paths.margin,
      name: 'marginUpgrade',
      group: 'introduction',
      screen: () => import('./margin-upgrade/margin-upgrade.tsx'),
      ...ours,
    },
    {
      step: 'agreement',
      path: paths.marginAgreement,
      name: 'marginUpgradeAgreement',
      group: 'risk',
      screen: () => import('./margin-upgrade-agreement/margin-upgrade-agreement.tsx'),
      ...ours,
    },
  ],
  screens: [status(paths.marginStatus, 'marginUpgradeStatus')],
  outcome: () => paths.marginStatus,
  ineligible: paths.center,
});

/** Documents that the broker asks the holder of an open account for; nobody begins it for themselves. `forms`: the opening's screen, as the edition hands it over. */
export const documentRequestFlow = ({ forms }: { readonly forms: readonly StepRoute[] }): Flow =>
  defineFlow({
    name: 'document-request',
    customers: 'repeatedly',
    standing: 'elsewhere',
    home: paths.center,
    journey: async () => (await import('@quayside/rules/journeys/document-request')).documentRequest,
    parts: {},
    steps: forms,
    screens: [status(paths.requestedStatus, 'requestedDocumentsStatus')],
    outcome: () => paths.requestedStatus,
    refused: () => paths.center,
    ineligible: paths.center,
  });
