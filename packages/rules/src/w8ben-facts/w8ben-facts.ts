import type { SignedW8ben } from '../w8ben-life/w8ben-life.ts';

/** Lines 1 to 9 by the names of the form's answers, as far as they are known. */
export type HeldLines = Readonly<Record<string, unknown>>;

/** A W-8BEN as the broker keeps it. An affidavit after a harmless change brings its lines up to date and leaves the day of its signature. */
export type W8benOnFile = SignedW8ben & { readonly lines: HeldLines };

/**
 * Whose form it is, as a login that looks after it is told: its own, or that of a holder without a login of their own (a second adult who signs on the first
 * holder's device, or a minor). `guardian`: who signs for a minor; gone on the day the minor comes of age.
 */
export type FormHolder = {
  readonly id: string;
  readonly name: string;
  readonly role: 'self' | 'joint-adult' | 'joint-minor';
  readonly guardian?: string | undefined;
};

/** What the rules of a modification or an update judge by. */
export type W8benFacts = {
  /** RULE-20: an institution does not re-confirm its W-8 form here */
  readonly holder: 'individual' | 'institution';
  /** absent where none was ever signed */
  readonly onFile?: W8benOnFile | undefined;
  /** the same lines as the account information says them now, as last approved */
  readonly held: HeldLines;
  /** the tax residences of the account information, ISO 3166; absent where none are known */
  readonly taxCountries?: readonly string[] | undefined;
  /** line 7 */
  readonly accountNumber?: string | undefined;
  /** absent where a login has no form but its own */
  readonly whose?: FormHolder | undefined;
};
