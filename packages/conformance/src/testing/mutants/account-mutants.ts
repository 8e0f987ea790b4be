import * as account from '@quayside/contract/calls/account';
import { submissionPdfPath } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { acceptRefusedCall, changeData, changeResponse, type Mutant, replaceResponse } from './alter.ts';

type Json = Record<string, unknown>;

/** Creates a fault that changes the requests in the account overview. */
const requestsOf = (alter: (request: Json) => Json) =>
  changeData(account.getAccountOverview, (data) => ({ ...data, requests: (data.requests as Json[]).map(alter) }));

/** Faults that the checks of the profile `account` must detect. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'information without an account is empty instead of null',
    caughtBy: 'account.none',
    change: changeResponse(account.getInformation, (one) => (one.data === null ? { ...one, data: {} } : one)),
  },
  {
    name: 'history without an account is empty instead of null',
    caughtBy: 'account.none',
    change: changeResponse(account.getAssetHistory, (one) =>
      one.data === null ? { ...one, data: { currency: 'SGD', closes: [] } } : one,
    ),
  },
  {
    name: 'the customer must act during the review',
    caughtBy: 'account.requests',
    change: requestsOf((one) => ({ ...one, turn: 'customer' })),
  },
  {
    name: 'a draft always continues at its first step',
    caughtBy: 'account.requests',
    change: requestsOf((one) => (one.draft ? { ...one, draft: { ...one.draft, step: 'choose' } } : one)),
  },
  {
    name: 'details have another account number',
    caughtBy: 'account.opened',
    change: changeData(account.getAccountDetails, (data) => ({ ...data, number: '1' })),
  },
  {
    name: 'the history of a period ends today',
    caughtBy: 'account.history',
    change: changeData(account.getAssetHistory, (data) => ({
      ...data,
      closes: [{ on: toSingaporeDate(new Date()), netAssets: '0' }],
    })),
  },
  {
    name: 'a period of any length is accepted',
    caughtBy: 'account.history',
    change: acceptRefusedCall(account.getAssetHistory, codes.invalidRequest, { currency: 'SGD', closes: [] }),
  },
  {
    name: 'approved answers are missing',
    caughtBy: 'account.opened',
    change: changeData(account.getInformation, () => ({})),
  },
  {
    name: 'uploads are not listed',
    caughtBy: 'account.documents',
    change: changeData(account.getCustomerDocuments, (data) => ({
      ...data,
      documents: (data.documents as Json[]).filter(({ kind }) => kind !== 'upload'),
    })),
  },
  {
    name: 'every customer sees the documents of the first one',
    caughtBy: 'account.documents',
    change: repeatingFirst(account.getCustomerDocuments),
  },
  {
    name: 'the URL of a document never expires',
    caughtBy: 'account.documents',
    change: repeatingFirst({ path: submissionPdfPath }),
  },
];

/** Creates a fault that returns the first response of a call to everyone. */
function repeatingFirst({ path }: { readonly path: string }): Mutant['change'] {
  let first: Response | undefined;
  return replaceResponse({ path }, async (request, _, next) => {
    first ??= await next(request);
    return first.clone();
  });
}
