import type { CalendarDate } from '@quayside/values/calendar-date';

/**
 * Singapore's gazetted public holidays, with the Monday after a holiday on a Sunday (Holidays Act 1998, section 4(2)).
 * Source: Ministry of Manpower, mom.gov.sg/employment-practices/public-holidays; the list for 2027 was announced on 18 June 2026.
 * Add the next year when it is announced, and move `end`.
 */
export const publicHolidays: {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly dates: ReadonlySet<CalendarDate>;
} = {
  start: '2026-01-01',
  end: '2027-12-31',
  dates: new Set([
    '2026-01-01', // New Year's Day
    '2026-02-17', // Chinese New Year
    '2026-02-18', // Chinese New Year
    '2026-03-21', // Hari Raya Puasa
    '2026-04-03', // Good Friday
    '2026-05-01', // Labour Day
    '2026-05-27', // Hari Raya Haji
    '2026-05-31', // Vesak Day, a Sunday
    '2026-06-01', // Monday after Vesak Day
    '2026-08-09', // National Day, a Sunday
    '2026-08-10', // Monday after National Day
    '2026-11-08', // Deepavali, a Sunday
    '2026-11-09', // Monday after Deepavali
    '2026-12-25', // Christmas Day
    '2027-01-01', // New Year's Day
    '2027-02-06', // Chinese New Year
    '2027-02-07', // Chinese New Year, a Sunday
    '2027-02-08', // Monday after Chinese New Year
    '2027-03-10', // Hari Raya Puasa
    '2027-03-26', // Good Friday
    '2027-05-01', // Labour Day
    '2027-05-17', // Hari Raya Haji
    '2027-05-20', // Vesak Day
    '2027-08-09', // National Day
    '2027-10-28', // Deepavali
    '2027-12-25', // Christmas Day
  ]),
};
