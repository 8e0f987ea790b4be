import { withHolderQuery } from '@quayside/flow/internals/form-holder';
import { type FlowDefinition, getDirectSteps, getScreenDefinition } from '@quayside/rules/flow-definition';
import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { cfdDefinition } from '@quayside/rules/internals/flow-definitions/cfd';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { jointDefinition } from '@quayside/rules/internals/flow-definitions/joint';
import { marginUpgradeDefinition } from '@quayside/rules/internals/flow-definitions/margin-upgrade';
import { optionsDefinition } from '@quayside/rules/internals/flow-definitions/options';
import { tierChangeDefinition } from '@quayside/rules/internals/flow-definitions/tier-change';
import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';

const center = informationChangeDefinition.screens.center.path;
const addDocument = 'additional-document';

/** The paths of a flow's first page, and of the page with the items that a reviewer sent back. */
type Pages = { readonly first: string; readonly sentBack: string };

const firstOf = (definition: FlowDefinition): string => getDirectSteps(definition)[0]?.path ?? center;

const pages: Readonly<Record<string, Pages>> = {
  opening: { first: firstOf(openingDefinition), sentBack: openingDefinition.screens.reasons.path },
  joint: {
    first: jointDefinition.screens['holders-board'].path,
    sentBack: jointDefinition.screens['account-state'].path,
  },
  'tier-change': { first: firstOf(tierChangeDefinition), sentBack: tierChangeDefinition.screens.status.path },
  'margin-upgrade': { first: firstOf(marginUpgradeDefinition), sentBack: marginUpgradeDefinition.screens.status.path },
  'information-change': {
    first: firstOf(informationChangeDefinition),
    sentBack: informationChangeDefinition.screens.status.path,
  },
  'document-request': {
    first: getScreenDefinition(documentRequestDefinition, addDocument).path,
    sentBack: getScreenDefinition(documentRequestDefinition, addDocument).path,
  },
  options: { first: firstOf(optionsDefinition), sentBack: optionsDefinition.screens['account-state'].path },
  futures: { first: firstOf(futuresDefinition), sentBack: futuresDefinition.screens['account-state'].path },
  cfd: { first: firstOf(cfdDefinition), sentBack: cfdDefinition.screens['account-state'].path },
  'w8ben-update': {
    first: firstOf(w8benUpdateDefinition),
    sentBack: w8benUpdateDefinition.screens['account-state'].path,
  },
  'w8ben-modify': {
    first: getScreenDefinition(w8benModifyDefinition, 'w8ben.form').path,
    sentBack: w8benModifyDefinition.screens['account-state'].path,
  },
};

/** A request of a customer. `holder` is the id of the W-8BEN's holder, by default the customer. `open` contains the ids of the items to correct. */
export type RequestReference = {
  readonly flow: string;
  readonly holder?: string | undefined;
  readonly open: readonly string[];
};

/** Returns the path of a flow's first page, or of the account centre for an unknown flow. */
export const firstPath = ({ flow, holder }: Pick<RequestReference, 'flow' | 'holder'>): string =>
  withHolderQuery(pages[flow]?.first ?? center, holder);

/** Returns the path of the page with the items to correct. If only additional documents are open, returns the path of their page. */
export const correctionPath = ({ flow, open, holder }: RequestReference): string =>
  flow === 'opening' && open.length > 0 && open.every((one) => one === addDocument)
    ? getScreenDefinition(openingDefinition, addDocument).path
    : withHolderQuery(pages[flow]?.sentBack ?? center, holder);

/** The steps of an opening by requirement, if the step is the same for all customers. The step for personal details depends on how the customer identifies. */
const stepOf = {
  'identity-document': 'submit-photo',
  'address-proof': 'submit-address',
  'relationship-proof': 'prove-relationship',
  'bank-transfer': 'submit-transfer',
  'additional-document': addDocument,
} as const;

/**
 * Returns the path of the step that corrects the first item, for a page that lists the items itself. After this step, the flow continues with the other items.
 * Returns `correctionPath` if the step differs between customers.
 */
export function firstCorrectionPath(request: RequestReference): string {
  const [first = ''] = request.open;
  const step = request.flow === 'opening' && isDocument(first) ? stepOf[first] : undefined;
  return step ? getScreenDefinition(openingDefinition, step).path : correctionPath(request);
}

const isDocument = (item: string): item is keyof typeof stepOf => item in stepOf;
