import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { DeepPartial } from '@quayside/rules/journey';
import type { BaseInfo } from '@quayside/rules/journeys/opening';
import { countries } from '../text/countries/countries.ts';
import { openingBase } from '../text/opening-base/opening-base.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingBase, countries],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<BaseInfo>;
    const { row, choice, sensitive } = rowsOf(openingBase, words);
    const nation = (code: string | undefined) => (code ? words(countries, code) : undefined);
    const { dateOfBirth, taxResidencies = [] } = answers;
    return [
      ...row('nationality', nation(answers.nationality)),
      ...row('citizenship', nation(answers.citizenship)),
      ...choice('documentType', answers.documentType, 'type'),
      ...sensitive('documentNumber', answers.documentNumber),
      ...row('fullName', answers.fullName),
      ...row('pinyinName', answers.pinyinName),
      ...row('nameOnId', answers.nameOnId),
      ...row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined),
      ...choice('gender', answers.gender),
      ...taxResidencies.flatMap(({ country, number, reason, explanation }) => [
        ...row('tax.country', nation(country)),
        ...sensitive('tax.number', number),
        ...choice('tax.reason', number ? undefined : reason),
        ...row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
      ]),
    ];
  },
};
