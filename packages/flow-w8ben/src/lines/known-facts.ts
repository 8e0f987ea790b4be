import type { PartialAddress } from '@quayside/rules/internals/address';
import { type taxResidency, ticksLine6b } from '@quayside/rules/internals/crs';
import { mayClaimTreaty } from '@quayside/rules/internals/treaty';
import type { Answers, DeepPartial, Facts } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';
import type * as z from 'zod/mini';
import type { W8benLines } from './form-schema.ts';

/** Facts about the holder that are known before the form opens. The form must agree with them. */
export type W8benKnownFacts = {
  readonly lines: W8benLines;
  /** Tax residencies of the self-certification (ISO 3166-1 alpha-2); absent if unknown. */
  readonly taxCountries?: readonly string[];
  /** Account number for line 7; absent without an account. */
  readonly accountNumber?: string;
};

/**
 * Function that returns the known facts from the answers of a flow and the facts of the server. Openings use `readOpeningFacts`; modifications and updates use
 * `readFactsOnFile`.
 */
export type ReadKnownFacts = (answers: Answers, facts: Pick<Facts, 'w8ben'>) => W8benKnownFacts;

type TaxResidency = DeepPartial<z.output<typeof taxResidency>>;

/** Answers of the opening that the form repeats. Any of them may be missing. */
type KnownAnswers = {
  readonly 'base-info'?: {
    readonly fullName?: string;
    readonly citizenship?: string;
    readonly nationality?: string;
    readonly dateOfBirth?: string;
    readonly taxResidencies?: readonly TaxResidency[];
  };
  readonly 'contact-info'?: {
    readonly residentialAddress?: PartialAddress;
    readonly mailingSame?: string;
    readonly mailingAddress?: PartialAddress;
  };
};

/** Returns the facts known in an opening: the lines of the form and the tax residencies, from the answers of `base-info` and `contact-info`. */
export const readOpeningFacts = (answers: Answers): W8benKnownFacts => {
  const { 'base-info': person = {}, 'contact-info': contact = {} } = answers as KnownAnswers;
  const { fullName, citizenship, nationality, dateOfBirth, taxResidencies = [] } = person;
  const { residentialAddress, mailingSame, mailingAddress } = contact;
  const lines = {
    name: fullName,
    citizenship: citizenship || nationality,
    permanentAddress: residentialAddress,
    ...(mailingSame === 'no' ? { mailingAddress } : {}),
    ...line6(taxResidencies.find(({ country }) => country === residentialAddress?.country)),
    dateOfBirth,
  };
  const taxCountries = taxResidencies.flatMap(({ country }) => country || []);
  return taxCountries.length > 0 ? { lines, taxCountries } : { lines };
};

/** Returns the answer to line 6 that follows from the tax residency in the country of line 3. */
function line6(residency: TaxResidency | undefined): W8benLines {
  if (!residency) return {};
  const { number, reason, explanation } = residency;
  if (!reason) return { foreignTaxNumber: number };
  return ticksLine6b(reason) ? { taxNumberNotRequired: true } : { taxNumberExplanation: explanation };
}

/** Returns the initial answers of the form: the known lines and, if a treaty can be claimed today, the country of line 3 as the treaty country. */
export function prefillW8benForm({ lines, taxCountries }: W8benKnownFacts, today: CalendarDate): W8benLines {
  const residence = lines.permanentAddress?.country;
  if (!residence) return lines;
  return mayClaimTreaty({ residence, taxCountries }, today) ? { ...lines, treatyCountry: residence } : lines;
}
