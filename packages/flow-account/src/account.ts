import {
  defineFlow,
  type Flow,
  type FlowRoute,
  type LoadScreen,
  pickDefinitionFields,
  type StepRoute,
  screenRoutes,
  stepRoutes,
} from '@quayside/flow/define-flow';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { marginUpgradeDefinition } from '@quayside/rules/internals/flow-definitions/margin-upgrade';
import { tierChangeDefinition } from '@quayside/rules/internals/flow-definitions/tier-change';
import { paths } from './routes/paths.ts';

const status: LoadScreen = () => import('./request-status/request-status.tsx');

const [what] = informationChangeDefinition.steps;

/**
 * Returns the flow in which an account holder changes saved information. `forms` and `refusals` are screens of flow-opening (`information-forms`), which the
 * edition passes because flows do not import each other.
 */
export const informationChangeFlow = ({
  forms,
  refusals,
}: {
  readonly forms: readonly StepRoute[];
  /** Pages for customers whose change makes them a US person. */
  readonly refusals: readonly FlowRoute[];
}): Flow =>
  defineFlow({
    ...pickDefinitionFields(informationChangeDefinition),
    statusCard: () => import('./account-status-card/account-status-card.tsx'),
    home: paths.center,
    questions: 'all-on-one-page', // the answers are filled in, and the customer looks for the one to change
    journey: async () => (await import('./information-change/information-change-rules.ts')).informationChange,
    parts: {},
    steps: [
      ...stepRoutes({ steps: [what] }, { what: () => import('./change-information/change-information.tsx') }),
      ...forms,
    ],
    screens: [
      ...screenRoutes(informationChangeDefinition, {
        center: () => import('./account-center/account-center.tsx'),
        details: () => import('./assets-detail-sg/assets-detail-sg.tsx'),
        'cfd-details': () => import('./cfd-assets-detail/cfd-assets-detail.tsx'),
        information: () => import('./account-information/account-information.tsx'),
        status,
      }),
      ...refusals,
    ],
    outcome: () => paths.changeStatus,
    ineligible: informationChangeDefinition.screens['not-eligible'].path,
  });

/** The flow in which an account holder requests another tier. It can run again after each decision. */
export const tierChangeFlow: Flow = defineFlow({
  ...pickDefinitionFields(tierChangeDefinition),
  statusCard: 'elsewhere',
  home: paths.center,
  journey: async () => (await import('./tier-change/tier-change-rules.ts')).tierChange,
  parts: {},
  steps: stepRoutes(tierChangeDefinition, { tier: () => import('./account-tier/account-tier.tsx') }),
  screens: screenRoutes(tierChangeDefinition, { status }),
  outcome: () => paths.tierStatus,
  ineligible: paths.center,
});

/** The flow in which the holder of a cash account requests a margin account. It runs once. */
export const marginUpgradeFlow: Flow = defineFlow({
  ...pickDefinitionFields(marginUpgradeDefinition),
  statusCard: 'elsewhere',
  home: paths.center,
  journey: async () => (await import('./margin-upgrade/margin-upgrade-rules.ts')).marginUpgrade,
  parts: {},
  steps: stepRoutes(marginUpgradeDefinition, {
    introduce: () => import('./margin-upgrade/margin-upgrade.tsx'),
    agreement: () => import('./margin-upgrade-agreement/margin-upgrade-agreement.tsx'),
  }),
  screens: screenRoutes(marginUpgradeDefinition, { status }),
  outcome: () => paths.marginStatus,
  ineligible: paths.center,
});

/**
 * Returns the flow in which an account holder uploads documents that the broker requested. Only the server starts it. `forms` is the upload screen of
 * flow-opening.
 */
export const documentRequestFlow = ({ forms }: { readonly forms: readonly StepRoute[] }): Flow =>
  defineFlow({
    ...pickDefinitionFields(documentRequestDefinition),
    statusCard: 'elsewhere',
    home: paths.center,
    journey: async () => (await import('./document-request/document-request-rules.ts')).documentRequest,
    parts: {},
    steps: forms,
    screens: screenRoutes(documentRequestDefinition, { status }),
    outcome: () => paths.requestedStatus,
    refused: () => paths.center,
    ineligible: paths.center,
  });
