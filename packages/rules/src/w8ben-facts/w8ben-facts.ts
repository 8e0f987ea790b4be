import type { SignedW8ben } from '../w8ben-life/w8ben-life.ts';

/** The known lines 1 to 9 of a W-8BEN, by field name of the form. */
export type StoredW8benLines = Readonly<Record<string, unknown>>;

/** A W-8BEN as the broker stores it. An affidavit after a harmless change updates its lines but not the date of the signature. */
export type W8benOnFile = SignedW8ben & { readonly lines: StoredW8benLines };

/**
 * The holder of a form. `self` is the holder of the login. Other holders have no login: a second adult who signs on the device of the first holder, or a minor.
 * `guardian` is the name of the person who signs for a minor, and absent from the day on which the minor comes of age.
 */
export type FormHolder = {
  readonly id: string;
  readonly name: string;
  readonly role: 'self' | 'joint-adult' | 'joint-minor';
  readonly guardian?: string | undefined;
};

/** Input of the rules for a modification or an update of a W-8BEN: the form on file, and the account information to compare it with. */
export type W8benFacts = {
  /** The kind of holder. An institution does not re-confirm its W-8 form (RULE-20). */
  readonly holder: 'individual' | 'institution';
  /** The form on file; absent if no form was signed. */
  readonly onFile?: W8benOnFile | undefined;
  /** Lines of the form that the last approved account information answers. */
  readonly held: StoredW8benLines;
  /** Countries of tax residency in the account information, as ISO 3166-1 alpha-2 codes; absent if unknown. */
  readonly taxCountries?: readonly string[] | undefined;
  /** The account number, for line 7 of the form. */
  readonly accountNumber?: string | undefined;
  /** The holder of the form; absent if the login has only one form. */
  readonly whose?: FormHolder | undefined;
};
