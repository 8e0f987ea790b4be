import { knownInOpening } from '@quayside/flow-w8ben/rules';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import { readCustomer } from '../customers/customer-record.ts';
import { heldAccounts, heldThrough, isMain } from '../customers/held-accounts.ts';
import { type Holder, isSelf } from '../customers/holder.ts';
import { signedIn } from '../customers/w8ben-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { formHolderAmongSeveral } from './form-holder.ts';

/** Returns the facts for a modification or update of a W-8BEN. Without an account, they contain no form on file. */
export async function w8benFactsOf(work: UnitOfWork, of: Holder): Promise<W8benFacts> {
  const record = await readCustomer(work, of.id);
  const accounts = isSelf(of) ? await heldAccounts(work, of.userId) : await heldThrough(work, of.id);
  const account = accounts.find(isMain);
  const { holder = 'individual', held = {}, w8ben } = record ?? {};
  const { lines, taxCountries } = knownInOpening(held);
  const whose = await formHolderAmongSeveral(work, of, record);
  return {
    holder,
    ...(w8ben ? { onFile: { ...signedIn(w8ben), lines: w8ben.lines } } : {}),
    held: lines,
    ...(taxCountries ? { taxCountries } : {}),
    ...(account ? { accountNumber: account.number } : {}),
    ...(whose ? { whose } : {}),
  };
}
