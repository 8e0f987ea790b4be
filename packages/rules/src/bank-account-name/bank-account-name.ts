import { type Issue, issue } from '../issue.ts';
import { namesAgree } from '../names/name-comparison.ts';

/** RULE-05: checks that the depositing bank account is in the name of a holder. */
export function checkBankAccountName(
  path: string,
  bankAccountName: string | undefined,
  holders: readonly string[],
): readonly Issue[] {
  const name = bankAccountName?.trim();
  if (!name) return [issue(path, 'name-required')];
  return holders.some((holder) => namesAgree(name, holder)) ? [] : [issue(path, 'bank-account-name-differs')];
}
