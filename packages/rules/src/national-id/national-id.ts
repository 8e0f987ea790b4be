import type { CalendarDate } from '../calendar-date.ts';
import type { DocumentType, Gender } from '../enumerations.ts';
import { advice, type Issue, issue } from '../issue.ts';
import { compactNumber } from '../numbers/number-text.ts';
import { formatOf } from './formats.ts';

/** What else was said of the holder, which some numbers hold too. */
export type DocumentHolder = {
  /** country that issued the document, ISO 3166-1 alpha-2; the nationality where it is not known */
  readonly country?: string | undefined;
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly gender?: Gender | undefined;
};

/** The number as it is kept and sent: no white space, no hyphens, dots, slashes or brackets, upper case. */
export const normaliseDocumentNumber = compactNumber;

/**
 * What is wrong with a typed document number (domain handbook 3). A blank number has no issue: whether it is required is the step's matter.
 * - `document-number-format`: length or characters are not those of this document, or it holds an impossible date
 * - `document-number-check-digit`: the shape is right, the check digit is not: a typing error
 * - advice `document-number-birth-date`, `document-number-gender`: the number says something else than the form
 *
 * Never ask this about a number that the digital ID returned: its test personas hold numbers with a false letter, and its word is final.
 */
export function checkDocumentNumber(
  path: string,
  type: DocumentType,
  number: string,
  { country, dateOfBirth, gender }: DocumentHolder = {},
): readonly Issue[] {
  const compact = normaliseDocumentNumber(number);
  if (!compact) return [];
  const format = formatOf(type, country);
  if (!format.pattern.test(compact)) return [issue(path, 'document-number-format')];
  if (format.check && !format.check(compact)) return [issue(path, 'document-number-check-digit')];
  if (!format.facts) return [];
  const facts = format.facts(compact);
  if (!facts) return [issue(path, 'document-number-format')];
  const issues: Issue[] = [];
  if (dateOfBirth && facts.birthDate && !facts.birthDate.test(dateOfBirth))
    issues.push(advice(path, 'document-number-birth-date'));
  if (facts.gender && differs(gender, facts.gender)) issues.push(advice(path, 'document-number-gender'));
  return issues;
}

const differs = (stated: Gender | undefined, inNumber: 'female' | 'male') =>
  stated !== undefined && stated !== 'unspecified' && stated !== inNumber;
