import {
  at,
  essential,
  rowsOf,
  type SummaryModule,
  unusual,
  wordsOfAnswer,
} from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { DeepPartial } from '@quayside/rules/journey';
import { openingBase } from '../identity/texts.ts';
import type { BaseInfo } from './rule.ts';

export const summary: SummaryModule = {
  title: 'sgBaseInfo',
  texts: [openingBase, countries],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<BaseInfo>;
    const { row, choice, sensitive } = rowsOf(openingBase, words);
    const nation = (code: string | undefined) => (code ? wordsOfAnswer(words, countries, code) : undefined);
    const { dateOfBirth, taxResidencies = [] } = answers;
    return [
      ...row('nationality', nation(answers.nationality)),
      ...row('citizenship.label', nation(answers.citizenship)),
      ...choice('documentType', answers.documentType, 'type'),
      ...essential(sensitive('documentNumber.label', answers.documentNumber)),
      ...essential(row('fullName.label', answers.fullName)),
      ...row('pinyinName.label', answers.pinyinName),
      ...row('nameOnId.label', answers.nameOnId),
      ...essential(row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined)),
      ...choice('gender.label', answers.gender),
      ...taxResidencies.flatMap(({ country, number, reason, explanation }, index) => [
        ...unusual(
          at(`taxResidencies.${index}.country`, row('tax.country', nation(country))),
          taxResidencies.length > 1,
        ),
        ...at(`taxResidencies.${index}.number`, sensitive('tax.number', number)),
        ...unusual(at(`taxResidencies.${index}.reason`, choice('tax.reason.label', number ? undefined : reason))),
        ...at(
          `taxResidencies.${index}.explanation`,
          row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
        ),
      ]),
    ];
  },
};
