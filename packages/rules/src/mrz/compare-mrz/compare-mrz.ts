import type { CalendarDate } from '../../calendar-date.ts';
import { alpha2Of } from '../../country/country.ts';
import { checkDocumentMatch, type DocumentFacts, type DocumentReader } from '../../document-match/document-match.ts';
import { within } from '../../internal/path.ts';
import { advice, type Issue, issue } from '../../issue.ts';
import type { Mrz } from '../mrz.ts';

/** The basic information that a passport is held against; what is missing is not compared. */
export type StatedIdentity = DocumentFacts & {
  /** ISO 3166-1 alpha-2 */
  readonly nationality?: string | undefined;
  readonly expiresOn?: CalendarDate | undefined;
};

/** What a zone says in the terms of RULE-07. */
export const factsOfMrz = ({ surname, givenNames, dateOfBirth, documentNumber }: Mrz): DocumentFacts => ({
  name: `${surname} ${givenNames}`.trim(),
  birthDate: dateOfBirth,
  number: documentNumber,
});

/**
 * Where a passport and the basic information differ: name (as far as the zone has room), birth date and number by RULE-07, and besides
 * - `document-expiry-differs` at `<path>.expiresOn`
 * - advice `document-nationality-differs` at `<path>.nationality`: passports print codes of their own (Hong Kong CHN, Germany D; domain handbook 3.7)
 */
export function compareMrz(path: string, mrz: Mrz, stated: StatedIdentity, reader: DocumentReader): readonly Issue[] {
  const { nationality, expiresOn } = stated;
  const report = reader === 'machine' ? advice : issue;
  return [
    ...checkDocumentMatch(path, factsOfMrz(mrz), stated, reader),
    ...(expiresOn && expiresOn !== mrz.expiresOn ? [report(within(path, 'expiresOn'), 'document-expiry-differs')] : []),
    ...(nationality && !nationalitiesOf(mrz.nationality).includes(nationality)
      ? [advice(within(path, 'nationality'), 'document-nationality-differs')]
      : []),
  ];
}

function nationalitiesOf(code: string): readonly string[] {
  if (code === 'CHN') return ['CN', 'HK', 'MO'];
  if (code === 'D') return ['DE'];
  if (/^GB[DNOPS]$/.test(code)) return ['GB'];
  return [alpha2Of(code) ?? code];
}
