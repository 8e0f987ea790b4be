import {
  createRows,
  markEssential,
  markUnusual,
  type SummaryModule,
  translateAnswer,
} from '@quayside/i18n/internals/answer-summary';
import { reference } from '@quayside/i18n/internals/text/reference';
import { workingStatuses } from '@quayside/rules/enumerations';
import type { DeepPartial } from '@quayside/rules/journey';
import { formatAmount } from '@quayside/values/amount';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import type { AssetsInfo } from './rule.ts';
import { openingAssets } from './texts.ts';

export const summary: SummaryModule = {
  title: 'sgAssetsInfo',
  texts: [openingAssets, reference],
  rows: (given, words) => {
    const answers = given as DeepPartial<AssetsInfo>;
    const { row, choice, choices } = createRows(openingAssets, words);
    const { employmentStatus: status, sourceOfWealth: sources } = answers;
    const named = (list: string, id: string | undefined) =>
      id ? translateAnswer(words, reference, `${list}.${id}`) : undefined;
    const works = status !== undefined && workingStatuses.includes(status);
    return [
      ...markEssential(row('employmentStatus', named('employmentStatus', status))),
      ...(works
        ? [
            ...row('companyName', answers.companyName),
            ...(status === 'self-employed'
              ? row('business', named('business', answers.business))
              : row('industry', named('industry', answers.industry))),
            ...row('occupation', named('occupation', answers.occupation)),
          ]
        : []),
      ...markEssential(row('annualIncome.label', usd(answers.annualIncome))),
      ...row('netWorth.label', usd(answers.netWorth)),
      ...choices('sourceOfWealth.label', sources),
      ...markUnusual(row('otherSourceOfWealth', sources?.includes('other') ? answers.otherSourceOfWealth : undefined)),
      ...choice('education.label', answers.education),
      ...choice('englishLevel.label', answers.englishLevel),
    ];
  },
};

const usd = (typed: string | undefined): string | undefined => {
  const amount = typed === undefined ? undefined : parseAmount(typed);
  return amount === undefined ? undefined : formatAmount(amount, { currency: 'USD' });
};
