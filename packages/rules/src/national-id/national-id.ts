import type { CalendarDate } from '@quayside/values/calendar-date';
import { compactNumber } from '@quayside/values/internals/numbers/number-text';
import type { DocumentType, Gender } from '../enumerations.ts';
import { advice, type Issue, issue } from '../issue.ts';
import { getNumberFormat } from './formats.ts';

/** Answers about the holder, which are compared with the facts in a number. */
export type DocumentHolder = {
  /** The country that issued the document, as ISO 3166-1 alpha-2 code. If it is unknown, pass the nationality. */
  readonly country?: string | undefined;
  readonly dateOfBirth?: CalendarDate | undefined;
  readonly gender?: Gender | undefined;
};

/** Returns a document number in its stored form: in upper case, without white space, hyphens, dots, slashes and brackets. */
export const normaliseDocumentNumber = compactNumber;

/**
 * Checks a typed document number. A blank number has no issue, because the step decides whether it is required.
 * - `document-number-format`: wrong length or characters for this document, or an impossible date
 * - `document-number-check-digit`: the check digit is wrong, so the number has a typing error
 * - advice `document-number-birth-date`, `document-number-gender`: the number differs from other answers
 *
 * Do not check numbers from the digital ID. They are final, and some of its test personas have a wrong letter.
 */
export function checkDocumentNumber(
  path: string,
  type: DocumentType,
  number: string,
  { country, dateOfBirth, gender }: DocumentHolder = {},
): readonly Issue[] {
  const compact = normaliseDocumentNumber(number);
  if (!compact) return [];
  const format = getNumberFormat(type, country);
  if (!format.pattern.test(compact)) return [issue(path, 'document-number-format')];
  if (format.check && !format.check(compact)) return [issue(path, 'document-number-check-digit')];
  if (!format.facts) return [];
  const facts = format.facts(compact);
  if (!facts) return [issue(path, 'document-number-format')];
  const issues: Issue[] = [];
  if (dateOfBirth && facts.dateOfBirth && !facts.dateOfBirth.test(dateOfBirth))
    issues.push(advice(path, 'document-number-birth-date'));
  if (facts.gender && differs(gender, facts.gender)) issues.push(advice(path, 'document-number-gender'));
  return issues;
}

const differs = (stated: Gender | undefined, inNumber: 'female' | 'male') =>
  stated !== undefined && stated !== 'unspecified' && stated !== inNumber;
