import type { DocumentReading } from '../document-match/document-match.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';
import { callingCodes } from '../phone/calling-codes/calling-codes.ts';
import { splitPhone } from '../phone/calling-codes/split-phone.ts';

/** The most countries that a list suggests. */
const MOST_SUGGESTED = 5;

/** The region of each of the four apps, by its app type (specification, section 4). The pro app is Singapore's too. */
const regions: Readonly<Record<number, string>> = { 1: 'CN', 2: 'HK', 5: 'SG', 12: 'SG' };

/** What countries are suggested by. */
export type CountryHints = {
  /** the answers of all steps */
  readonly answers: Answers;
  /** the answers of the form as they stand */
  readonly own: StepAnswers;
  readonly documents: Readonly<Record<string, { readonly reading?: DocumentReading | undefined } | undefined>>;
  readonly appType?: number | undefined;
};

/**
 * The countries that are likely in a list of countries, most likely first: those that were answered, those of the document, that of the mobile number, and
 * the region of the app.
 */
export function suggestedCountries({ answers, own, documents, appType }: CountryHints): readonly string[] {
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
  const found = [...answered, ...read, region].filter((one) => one !== undefined && one !== '');
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
  mobileCountry(given.mobile),
];

/** The country of a number's calling code; undefined for a code that several countries share. */
function mobileCountry(mobile: string | undefined): string | undefined {
  const { code } = splitPhone(mobile ?? '');
  const [only, ...others] = callingCodes.filter(({ callingCode }) => callingCode === code);
  return others.length === 0 ? only?.country : undefined;
}
