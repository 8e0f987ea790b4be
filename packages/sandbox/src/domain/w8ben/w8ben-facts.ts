import { readOpeningFacts } from '@quayside/flow-w8ben/rules';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import { readCustomer } from '../customers/customer-record.ts';
import { type Holder, isSelf } from '../customers/holder.ts';
import { isMainAccount, readAccounts, readAccountsOfApplication } from '../customers/open-accounts.ts';
import { toSignedW8ben } from '../customers/w8ben-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { formHolderAmongSeveral } from './form-holder.ts';

/** Returns the facts that the modification or update of a holder's W-8BEN needs. They contain no form on file if the holder has no account. */
export async function readW8benFacts(work: UnitOfWork, of: Holder): Promise<W8benFacts> {
  const record = await readCustomer(work, of.id);
  const accounts = isSelf(of) ? await readAccounts(work, of.userId) : await readAccountsOfApplication(work, of.id);
  const account = accounts.find(isMainAccount);
  const { holder = 'individual', held = {}, w8ben } = record ?? {};
  const { lines, taxCountries } = readOpeningFacts(held);
  const whose = await formHolderAmongSeveral(work, of, record);
  return {
    holder,
    ...(w8ben ? { onFile: { ...toSignedW8ben(w8ben), lines: w8ben.lines } } : {}),
    held: lines,
    ...(taxCountries ? { taxCountries } : {}),
    ...(account ? { accountNumber: account.number } : {}),
    ...(whose ? { whose } : {}),
  };
}
