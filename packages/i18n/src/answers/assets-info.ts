import { formatAmount, parseAmount } from '@quayside/rules/amount';
import { workingStatuses } from '@quayside/rules/enumerations';
import type { DeepPartial } from '@quayside/rules/journey';
import type { AssetsInfo } from '@quayside/rules/journeys/opening';
import { openingAssets } from '../text/opening-assets/opening-assets.ts';
import { reference } from '../text/reference/reference.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingAssets, reference],
  rows: (given, words) => {
    const answers = given as DeepPartial<AssetsInfo>;
    const { row, choice, choices } = rowsOf(openingAssets, words);
    const { employmentStatus: status, sourceOfWealth: sources } = answers;
    const named = (list: string, id: string | undefined) => (id ? words(reference, `${list}.${id}`) : undefined);
    const works = status !== undefined && workingStatuses.includes(status);
    return [
      ...row('employmentStatus', named('employmentStatus', status)),
      ...(works
        ? [
            ...row('companyName', answers.companyName),
            ...(status === 'self-employed'
              ? row('business', named('business', answers.business))
              : row('industry', named('industry', answers.industry))),
            ...row('occupation', named('occupation', answers.occupation)),
          ]
        : []),
      ...row('annualIncome', usd(answers.annualIncome)),
      ...row('netWorth', usd(answers.netWorth)),
      ...choices('sourceOfWealth', sources),
      ...row('otherSourceOfWealth', sources?.includes('other') ? answers.otherSourceOfWealth : undefined),
      ...choice('education', answers.education),
      ...choice('englishLevel', answers.englishLevel),
    ];
  },
};

const usd = (typed: string | undefined): string | undefined => {
  const amount = typed === undefined ? undefined : parseAmount(typed);
  return amount === undefined ? undefined : formatAmount(amount, { currency: 'USD' });
};
