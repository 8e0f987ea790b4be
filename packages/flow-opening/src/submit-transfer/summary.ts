import { createRows, markEssential, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { formatAmount } from '@quayside/values/amount';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { openingRequests } from '../requests/texts.ts';

type SummaryAnswers = Readonly<
  Partial<
    Record<'bankName' | 'accountName' | 'accountNumber' | 'currency' | 'amount' | 'transferredOn' | 'document', string>
  >
> & { readonly ownAccount?: boolean };

export const summary: SummaryModule = {
  title: 'submitTransfer',
  texts: [openingRequests, checkAnswers],
  rows: (given, words, language) => {
    const {
      bankName,
      accountName,
      accountNumber,
      currency = '',
      amount,
      transferredOn,
      document,
      ownAccount,
    } = given as SummaryAnswers;
    const { row, sensitive, confirmed } = createRows(openingRequests, words);
    return [
      ...markEssential(row('bankName', bankName)),
      ...row('accountName.label', accountName),
      ...sensitive('accountNumber', accountNumber),
      ...markEssential(row('amount', amountText(amount, currency))),
      ...row('transferredOn', isCalendarDate(transferredOn) ? formatDate(transferredOn, language) : undefined),
      ...confirmed('ownAccount', ownAccount),
      ...withField('document', row('transfer.document.label', document && words(checkAnswers, 'document'))),
    ];
  },
};

const amountText = (typed: string | undefined, currency: string): string | undefined => {
  const amount = typed === undefined ? undefined : parseAmount(typed);
  return amount === undefined ? undefined : formatAmount(amount, { currency });
};
