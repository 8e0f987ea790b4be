import { type Issue, issue } from '../issue.ts';
import { namesAgree } from '../names/name-comparison.ts';

/** RULE-05: checks that a deposit comes from a bank account in a holder's name (`name-required`, `bank-account-name-differs`). */
export function checkBankAccountName(
  path: string,
  bankAccountName: string | undefined,
  holders: readonly string[],
): readonly Issue[] {
  const name = bankAccountName?.trim();
  if (!name) return [issue(path, 'name-required')];
  return holders.some((holder) => namesAgree(name, holder)) ? [] : [issue(path, 'bank-account-name-differs')];
}
