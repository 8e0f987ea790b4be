import type { CalendarDate } from '@quayside/values/calendar-date';

/**
 * A US income tax treaty. `rate` is the US tax on dividends of individual portfolio investors, in percent. A treaty without dates applies since before 2023 and
 * until further notice.
 */
export type Treaty = {
  readonly country: string;
  readonly rate: number;
  readonly effectiveFrom?: CalendarDate;
  readonly effectiveTo?: CalendarDate;
};

const at = (rate: number, countries: string): Treaty[] => countries.split(' ').map((country) => ({ country, rate }));

/**
 * US income tax treaties. Source: IRS Publication 515, Table 1, from the table of PwC of August 2024, with the dated changes below.
 * Other countries have no treaty, such as Singapore, Hong Kong, Macau, Taiwan and Malaysia.
 */
export const treaties: readonly Treaty[] = [
  ...at(10, 'BG CN JP MX RO'),
  ...at(
    15,
    'AU AT BD BB BE CA CY CZ DE DK EE EG ES FI FR GB ID IE IS IT JM KR KZ LK LT LU LV MA MT NL NO NZ PL PT SE SI SK TH UA VE ZA CH',
  ),
  ...at(20, 'TN TR'),
  ...at(25, 'IL IN PH'),
  // Treaties without relief for dividends. From AM on: the treaty of the former USSR. BY: only the interest clause is suspended.
  ...at(30, 'GR PK TT AM AZ BY GE KG MD TJ TM UZ'),
  { country: 'CL', rate: 15, effectiveFrom: '2024-02-01' },
  { country: 'HU', rate: 15, effectiveTo: '2023-12-31' },
  { country: 'RU', rate: 10, effectiveTo: '2024-08-15' },
];
