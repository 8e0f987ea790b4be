import {
  createRows,
  markEssential,
  markUnusual,
  type SummaryModule,
  translateAnswer,
  withField,
} from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import type { DeepPartial } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { openingBase } from '../identity/texts.ts';
import type { BaseInfo } from './rule.ts';

export const summary: SummaryModule = {
  title: 'sgBaseInfo',
  texts: [openingBase, countries],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<BaseInfo>;
    const { row, choice, sensitive } = createRows(openingBase, words);
    const nation = (code: string | undefined) => (code ? translateAnswer(words, countries, code) : undefined);
    const { dateOfBirth, taxResidencies = [] } = answers;
    return [
      ...row('nationality', nation(answers.nationality)),
      ...row('citizenship.label', nation(answers.citizenship)),
      ...choice('documentType', answers.documentType, 'type'),
      ...markEssential(sensitive('documentNumber.label', answers.documentNumber)),
      ...markEssential(row('fullName.label', answers.fullName)),
      ...row('pinyinName.label', answers.pinyinName),
      ...row('nameOnId.label', answers.nameOnId),
      ...markEssential(row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined)),
      ...choice('gender.label', answers.gender),
      ...taxResidencies.flatMap(({ country, number, reason, explanation }, index) => [
        ...markUnusual(
          withField(`taxResidencies.${index}.country`, row('tax.country', nation(country))),
          taxResidencies.length > 1,
        ),
        ...withField(`taxResidencies.${index}.number`, sensitive('tax.number', number)),
        ...markUnusual(
          withField(`taxResidencies.${index}.reason`, choice('tax.reason.label', number ? undefined : reason)),
        ),
        ...withField(
          `taxResidencies.${index}.explanation`,
          row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
        ),
      ]),
    ];
  },
};
