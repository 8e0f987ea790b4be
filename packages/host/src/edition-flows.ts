import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { cfdEntry, futuresEntry, optionsEntry } from '@quayside/flow-derivatives/entries';
import { w8benModifyEntry, w8benUpdateEntry } from '@quayside/flow-w8ben/entries';
import { type EditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/**
 * Returns the flows of an edition: the openings, the flows for account holders, and the derivatives among its capabilities. `identityCheck` names the third
 * party that checks document and face.
 */
export const editionFlows = (
  capabilities: Pick<EditionCapabilities, 'derivatives'>,
  identityCheck: IdentityCheckProvider,
): readonly FlowEntry[] => allFlows(identityCheck).filter(({ name }) => offersFlow(capabilities, name));

const allFlows = (identityCheck: IdentityCheckProvider): readonly FlowEntry[] => [
  {
    name: 'opening',
    paths: flowPaths.opening,
    load: async () => (await import('./core-opening.ts')).createCoreOpening(identityCheck),
  },
  {
    name: 'joint',
    paths: flowPaths.joint,
    load: async () => {
      const [{ jointFlow }, { w8benOpeningSteps }] = await Promise.all([
        import('@quayside/flow-opening/joint'),
        import('@quayside/flow-w8ben/opening-steps'),
      ]);
      return jointFlow({ w8ben: w8benOpeningSteps, identityCheck });
    },
  },
  {
    name: 'information-change',
    paths: flowPaths['information-change'],
    load: async () => {
      const [{ informationChangeFlow }, { informationForms, informationRefusals }] = await Promise.all([
        account(),
        import('@quayside/flow-opening/information-forms'),
      ]);
      return informationChangeFlow({ forms: informationForms, refusals: informationRefusals });
    },
  },
  {
    name: 'tier-change',
    paths: flowPaths['tier-change'],
    load: async () => (await account()).tierChangeFlow,
  },
  {
    name: 'margin-upgrade',
    paths: flowPaths['margin-upgrade'],
    load: async () => (await account()).marginUpgradeFlow,
  },
  {
    name: 'document-request',
    paths: flowPaths['document-request'],
    load: async () => {
      const [{ documentRequestFlow }, { requestedDocumentForms }] = await Promise.all([
        account(),
        import('@quayside/flow-opening/information-forms'),
      ]);
      return documentRequestFlow({ forms: requestedDocumentForms });
    },
  },
  w8benUpdateEntry,
  w8benModifyEntry,
  optionsEntry,
  futuresEntry,
  cfdEntry,
];

const account = () => import('@quayside/flow-account/account');
