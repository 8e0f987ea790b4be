import type { KeyOf, Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import { countries } from '@quayside/i18n/text/countries';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { type CalendarDate, formatDate, formatW8benDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { W8benLines } from '@quayside/rules/journeys/w8ben';
import { addressText, addressTexts } from '../address-text/address-text.ts';
import { fieldNameOf } from '../texts/field-name-of.ts';
import { type Words, wordsOfAnswer } from '../texts/words.ts';

/** A line of the form, read back: number, question, answer (undefined where it is left empty). */
export type Line = {
  readonly line: string;
  readonly label: string;
  /** as the form prints it, where a field asks in fewer words */
  readonly printed?: string;
  readonly value: string | readonly string[] | undefined;
  readonly sensitive?: true;
  /** the id of the field where it is answered; none where the system fills it in */
  readonly field?: string;
};

/** The groups of texts that `linesOf` asks for. */
export const lineTexts: readonly Text[] = [w8ben, countries, ...addressTexts];

/** Parts I and II, line by line, in the words of the form (Rev. October 2021; "see instructions" is left out, hints stand in its place): its date is month-day-year in every language, and as the reader's language writes dates where what was typed is read back (`dates`). `accountNumber` is line 7, once there is one. */
export function linesOf(
  form: W8benLines,
  words: Words,
  language: Language,
  {
    accountNumber,
    dates = 'of-form',
  }: { readonly accountNumber?: string | undefined; readonly dates?: 'of-form' | 'of-reader' } = {},
): { readonly part1: readonly Line[]; readonly part2: readonly Line[] } {
  const t = (key: KeyOf<typeof w8ben>) => words(w8ben, key);
  const written = (date: CalendarDate) => (dates === 'of-form' ? formatW8benDate(date) : formatDate(date, language));
  const residentOf = (country: string | undefined) => country && words(w8ben, 'treatyResident.of', { country });
  const nation = (code: string | undefined) => (code ? wordsOfAnswer(words, countries, code) : undefined);
  const line = (number: string, key: KeyOf<typeof w8ben>, value: Line['value'], field = fieldNameOf(key)): Line => ({
    line: number,
    label: t(key),
    value: value?.length ? value : undefined,
    field,
  });
  const { dateOfBirth, treatyBenefits, mailingAddress, foreignTaxNumber, taxNumberExplanation } = form;
  return {
    part1: [
      line('1', 'name.label', form.name),
      line('2', 'citizenship.label', nation(form.citizenship)),
      {
        ...line('3', 'permanentAddress.label', addressText(form.permanentAddress, words, language)),
        printed: t('permanentAddress.line'),
      },
      line('4', 'mailingAddress.label', addressText(mailingAddress, words, language), 'mailingDiffers'),
      { ...line('5', 'usTaxNumber.label', form.usTaxNumber), sensitive: true },
      { ...line('6a', 'foreignTaxNumber.label', foreignTaxNumber, 'taxNumberKind'), sensitive: true },
      line('6b', 'taxNumberNotRequired', form.taxNumberNotRequired ? t('ticked') : undefined, 'taxNumberKind'),
      ...(taxNumberExplanation ? [line('6', 'taxNumberExplanation', taxNumberExplanation, 'taxNumberKind')] : []),
      { line: '7', label: t('referenceNumber.label'), value: accountNumber ?? t('referenceNumber.later') },
      {
        ...line('8', 'dateOfBirth.label', isCalendarDate(dateOfBirth) ? written(dateOfBirth) : undefined),
        printed: t('dateOfBirth.line'),
      },
    ],
    part2: [
      line('9', 'treatyBenefits.label', treatyBenefits && t(`treatyBenefits.${treatyBenefits}`)),
      ...(treatyBenefits === 'yes'
        ? [
            line('9', 'treatyResident.label', residentOf(nation(form.treatyCountry)), 'treatyCountry'),
            line(
              '9',
              'treatyRiskAccepted.short',
              form.treatyRiskAccepted ? t('ticked') : undefined,
              'treatyRiskAccepted',
            ),
          ]
        : []),
      // Ordinary dividends need none of it (domain handbook 1.2): it stands on the form, and nobody is asked for it.
      { line: '10', label: t('specialRates'), value: undefined },
    ],
  };
}
