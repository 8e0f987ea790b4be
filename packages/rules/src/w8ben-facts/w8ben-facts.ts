import type { SignedW8ben } from '../w8ben-life/w8ben-life.ts';

/** Known lines 1 to 9, by the field names of the form. */
export type HeldLines = Readonly<Record<string, unknown>>;

/** A W-8BEN as the broker stores it. An affidavit after a harmless change updates its lines but not the day of signature. */
export type W8benOnFile = SignedW8ben & { readonly lines: HeldLines };

/**
 * The holder of a form. `self` is the holder of the login. Others have no login of their own: a second adult who signs on the first holder's device, or a
 * minor. `guardian`: the name of the person who signs for a minor; absent from the day the minor comes of age.
 */
export type FormHolder = {
  readonly id: string;
  readonly name: string;
  readonly role: 'self' | 'joint-adult' | 'joint-minor';
  readonly guardian?: string | undefined;
};

/** Facts for the rules of a modification or an update. */
export type W8benFacts = {
  /** RULE-20: an institution does not re-confirm its W-8 form */
  readonly holder: 'individual' | 'institution';
  /** absent if no form was signed */
  readonly onFile?: W8benOnFile | undefined;
  /** the lines from the last approved account information */
  readonly held: HeldLines;
  /** countries of tax residency in the account information, ISO 3166-1 alpha-2; absent if unknown */
  readonly taxCountries?: readonly string[] | undefined;
  /** line 7 */
  readonly accountNumber?: string | undefined;
  /** absent if the login has only its own form */
  readonly whose?: FormHolder | undefined;
};
