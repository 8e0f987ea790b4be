import { namesAgree } from '../internal/name-comparison.ts';
import { type Issue, issue } from '../issue.ts';

/** RULE-05: the bank account that a deposit comes from is in the name of the account holder, or of one of the joint holders. */
export function checkBankAccountName(
  path: string,
  bankAccountName: string | undefined,
  holders: readonly string[],
): readonly Issue[] {
  const name = bankAccountName?.trim();
  if (!name) return [issue(path, 'name-required')];
  return holders.some((holder) => namesAgree(name, holder)) ? [] : [issue(path, 'bank-account-name-differs')];
}
