import { type Issue, issue } from '../issue.ts';
import { namesAgree } from '../names/name-comparison.ts';

/** Checks that a deposit comes from a bank account in the name of a holder (RULE-05). Returns `name-required` or `bank-account-name-differs`. */
export function checkBankAccountName(
  path: string,
  bankAccountName: string | undefined,
  holders: readonly string[],
): readonly Issue[] {
  const name = bankAccountName?.trim();
  if (!name) return [issue(path, 'name-required')];
  return holders.some((holder) => namesAgree(name, holder)) ? [] : [issue(path, 'bank-account-name-differs')];
}
