import type { CalendarDate } from '../calendar-date.ts';

/** `rate`: US tax withheld from dividends to portfolio individuals, in percent. Open ends hold before 2023 and until further notice. */
export type Treaty = {
  readonly country: string;
  readonly rate: number;
  readonly effectiveFrom?: CalendarDate;
  readonly effectiveTo?: CalendarDate;
};

const at = (rate: number, countries: string): Treaty[] => countries.split(' ').map((country) => ({ country, rate }));

/**
 * US income tax treaties in force. Source: IRS Publication 515, Table 1, by way of PwC's table of August 2024, with the changes that are dated below
 * (domain handbook 1.6, T1-T4). Not in it, so without a treaty: Singapore, Hong Kong, Macau, Taiwan, Malaysia and all others.
 */
export const treaties: readonly Treaty[] = [
  ...at(10, 'BG CN JP MX RO'),
  ...at(
    15,
    'AU AT BD BB BE CA CY CZ DE DK EE EG ES FI FR GB ID IE IS IT JM KR KZ LK LT LU LV MA MT NL NO NZ PL PT SE SI SK TH UA VE ZA CH',
  ),
  ...at(20, 'TN TR'),
  ...at(25, 'IL IN PH'),
  // Treaties without relief for dividends; those of the former USSR from AM on. BY: only an interest clause is suspended.
  ...at(30, 'GR PK TT AM AZ BY GE KG MD TJ TM UZ'),
  { country: 'CL', rate: 15, effectiveFrom: '2024-02-01' },
  { country: 'HU', rate: 15, effectiveTo: '2023-12-31' },
  { country: 'RU', rate: 10, effectiveTo: '2024-08-15' },
];
