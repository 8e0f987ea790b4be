import type { DocumentReading } from '../document-match/document-match.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';
import { callingCodes, findCallingCode } from '../phone/calling-codes/calling-codes.ts';

/** Maximum number of suggested countries. */
const MOST_SUGGESTED = 5;

/** The region of each app, by app type (specification, section 4). The pro app also belongs to Singapore. */
const regions: Readonly<Record<number, string>> = { 1: 'CN', 2: 'HK', 5: 'SG', 12: 'SG' };

/** Input of `suggestedCountries`: the answers, the documents and the app in which countries are found. */
export type CountryHints = {
  /** The answers of all steps. */
  readonly answers: Answers;
  /** The current answers of the form, which the customer may not have saved. */
  readonly own: StepAnswers;
  readonly documents: Readonly<Record<string, { readonly reading?: DocumentReading | undefined } | undefined>>;
  readonly appType?: number | undefined;
  /** The phone number of the customer's login, in E.164 format. */
  readonly phoneNumber?: string | undefined;
};

/**
 * Returns up to 5 likely countries for a list (ISO 3166-1 alpha-2), the most likely first: those of answers and of the mobile number, those of documents, that of
 * the login's phone number, and the region of the app.
 */
export function suggestedCountries({ answers, own, documents, appType, phoneNumber }: CountryHints): readonly string[] {
  const all = [
    own,
    answers['submit-photo'],
    answers['base-info'],
    answers['contact-info'],
    answers['sinpass-additional'],
  ];
  const answered = all.flatMap((given) => (given ? countriesIn(given as Answered) : []));
  const read = Object.values(documents).flatMap((one) => [one?.reading?.nationality, one?.reading?.issuer]);
  const region = appType === undefined ? undefined : regions[appType];
  const found = [...answered, ...read, getPhoneCountry(phoneNumber), region].filter(
    (one) => one !== undefined && one !== '',
  );
  return [...new Set(found as string[])].slice(0, MOST_SUGGESTED);
}

type Address = { readonly country?: string };
type Answered = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly taxResidencies?: readonly Address[];
  readonly residentialAddress?: Address;
  readonly permanentAddress?: Address;
  readonly mailingAddress?: Address;
  readonly mobile?: string;
};

const countriesIn = (given: Answered): readonly (string | undefined)[] => [
  given.nationality,
  given.citizenship,
  ...(given.taxResidencies ?? []).map(({ country }) => country),
  given.residentialAddress?.country,
  given.permanentAddress?.country,
  given.mailingAddress?.country,
  getPhoneCountry(given.mobile),
];

/** Returns the country of a phone number's calling code (ISO 3166-1 alpha-2). Returns undefined without a number, or if several countries share the code. */
export function getPhoneCountry(phoneNumber: string | undefined): string | undefined {
  const code = findCallingCode(phoneNumber?.replace(/[^\d+]/g, '') ?? '');
  const [only, ...others] = callingCodes.filter(({ callingCode }) => callingCode === code);
  return others.length === 0 ? only?.country : undefined;
}
