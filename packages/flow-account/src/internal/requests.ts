import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { pathFor } from '@quayside/flow/form-holder';
import { paths } from './paths.ts';

/** The customer's newest request of a flow. */
export const requestOf = ({ requests }: AccountOverview, flow: string): AccountRequest | undefined =>
  requests.find((one) => one.flow === flow);

/** Where a request that somebody has to do something about leads. */
const pages: Readonly<Record<string, string>> = {
  opening: paths.reasons,
  'tier-change': paths.tierStatus,
  'margin-upgrade': paths.marginStatus,
  'information-change': paths.changeStatus,
  'document-request': paths.requestedDocuments,
  options: '/sg-options-wait',
  futures: '/sg-futures-wait',
  cfd: '/sg-cfd-wait',
  'w8ben-update': '/update-w8-ben-status',
  'w8ben-modify': '/modify-status',
};

/** Additional documents have a page of their own; everything else is on the page of its request. */
export const correctionPath = ({ flow, open, holder }: AccountRequest): string =>
  flow === 'opening' && open.length > 0 && open.every((one) => one === 'additional-document')
    ? paths.additionalDocument
    : pathFor(pages[flow] ?? paths.center, holder);
