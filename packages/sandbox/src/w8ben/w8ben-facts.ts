import { knownInOpening } from '@quayside/rules/journeys/w8ben';
import type { W8benFacts } from '@quayside/rules/w8ben-facts';
import { readCustomer } from '../customers/customer-record.ts';
import { heldAccounts, heldThrough, isMain } from '../customers/held-accounts.ts';
import { type Holder, isSelf } from '../customers/holder.ts';
import type { Turn } from '../server/broker.ts';
import { signedIn } from './w8ben-record.ts';
import { whoseAmongSeveral } from './whose.ts';

/** What the rules of a modification or an update judge by; of somebody who is no customer, that nothing is on file. */
export async function w8benFactsOf(turn: Turn, of: Holder): Promise<W8benFacts> {
  const record = await readCustomer(turn, of.id);
  const accounts = isSelf(of) ? await heldAccounts(turn, of.userId) : await heldThrough(turn, of.id);
  const account = accounts.find(isMain);
  const { holder = 'individual', held = {}, w8ben } = record ?? {};
  const { lines, taxCountries } = knownInOpening(held);
  const whose = await whoseAmongSeveral(turn, of, record);
  return {
    holder,
    ...(w8ben ? { onFile: { ...signedIn(w8ben), lines: w8ben.lines } } : {}),
    held: lines,
    ...(taxCountries ? { taxCountries } : {}),
    ...(account ? { accountNumber: account.number } : {}),
    ...(whose ? { whose } : {}),
  };
}
