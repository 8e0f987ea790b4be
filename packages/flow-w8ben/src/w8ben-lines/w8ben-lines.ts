import type { KeyOf, Text } from '@quayside/i18n/define-text';
import { addressTexts, formatAddress } from '@quayside/i18n/internals/address-text';
import { getFieldName, type TranslateText, translateAnswer } from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import type { Language } from '@quayside/i18n/language';
import { type CalendarDate, formatDate, formatW8benDate, isCalendarDate } from '@quayside/values/calendar-date';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';

/** A line of the form as text. `line` is its number, for example `6a`. `value` is undefined if the line is empty. */
export type W8benLine = {
  readonly line: string;
  readonly label: string;
  /** Label on the printed form, if it is longer than that of the field. */
  readonly printed?: string;
  readonly value: string | readonly string[] | undefined;
  readonly sensitive?: true;
  /** Id of the field for the answer; absent if the system fills in the line. */
  readonly field?: string;
};

/** Text groups that must be loaded before a call of `formatW8benLines`. */
export const lineTexts: readonly Text[] = [w8ben, countries, ...addressTexts];

/**
 * Returns the lines of Parts I and II in the words of the form (Rev. October 2021; hints replace "see instructions"). `accountNumber` fills in line 7. `dates`:
 * `of-form` writes month-day-year, `of-reader` uses the format of the language. Default: `of-form`
 */
export function formatW8benLines(
  form: W8benLines,
  words: TranslateText,
  language: Language,
  {
    accountNumber,
    dates = 'of-form',
  }: { readonly accountNumber?: string | undefined; readonly dates?: 'of-form' | 'of-reader' } = {},
): { readonly part1: readonly W8benLine[]; readonly part2: readonly W8benLine[] } {
  const t = (key: KeyOf<typeof w8ben>) => words(w8ben, key);
  const written = (date: CalendarDate) => (dates === 'of-form' ? formatW8benDate(date) : formatDate(date, language));
  const residentOf = (country: string | undefined) => country && words(w8ben, 'treatyResident.of', { country });
  const nation = (code: string | undefined) => (code ? translateAnswer(words, countries, code) : undefined);
  const line = (
    number: string,
    key: KeyOf<typeof w8ben>,
    value: W8benLine['value'],
    field = getFieldName(key),
  ): W8benLine => ({
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
        ...line('3', 'permanentAddress.label', formatAddress(form.permanentAddress, words, language)),
        printed: t('permanentAddress.line'),
      },
      line('4', 'mailingAddress.label', formatAddress(mailingAddress, words, language), 'mailingDiffers'),
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
      // Ordinary dividends do not need line 10: the form has it, but the customer is not asked.
      { line: '10', label: t('specialRates'), value: undefined },
    ],
  };
}
