import { formatAmount, parseAmount } from '@quayside/rules/amount';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingRequests } from '../text/opening-requests/opening-requests.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

type Given = Readonly<
  Partial<
    Record<'bankName' | 'accountName' | 'accountNumber' | 'currency' | 'amount' | 'transferredOn' | 'document', string>
  >
>;

export const summary: SummaryModule = {
  texts: [openingRequests, openingCheck],
  rows: (given, words, language) => {
    const { bankName, accountName, accountNumber, currency = '', amount, transferredOn, document } = given as Given;
    const { row, sensitive } = rowsOf(openingRequests, words);
    return [
      ...row('bankName', bankName),
      ...row('accountName', accountName),
      ...sensitive('accountNumber', accountNumber),
      ...row('amount', amountText(amount, currency)),
      ...row('transferredOn', isCalendarDate(transferredOn) ? formatDate(transferredOn, language) : undefined),
      ...row('transfer.document', document && words(openingCheck, 'document')),
    ];
  },
};

const amountText = (typed: string | undefined, currency: string): string | undefined => {
  const amount = typed === undefined ? undefined : parseAmount(typed);
  return amount === undefined ? undefined : formatAmount(amount, { currency });
};
