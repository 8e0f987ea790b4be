import { checkBankAccountName } from '@quayside/rules/internals/bank-account-name';
import { date, documentId, money, oneOf, text, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { compareDates, isCalendarDate } from '@quayside/values/calendar-date';
import { longestName, normaliseName } from '@quayside/values/internals/name';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { compactNumber } from '@quayside/values/internals/numbers/number-text';
import { getBaseInfo } from '../answers/step-answers.ts';
import { isRequested } from '../requests/is-requested.ts';

/** Step that asks for proof of a transfer from the holder's own bank account (RULE-05). The amount is in `currency`. */
export const submitTransferStep = defineStep({
  id: 'submit-transfer',
  requirement: 'bank-transfer',
  onRequest: () => true,
  when: isRequested('bank-transfer'),
  schema: lazyObject(() => ({
    bankName: text('enter-field', 80),
    accountName: text('name-required', longestName, normaliseName),
    accountNumber: text('enter-field', 34, normaliseCode),
    currency: oneOf(['SGD', 'USD', 'HKD']),
    amount: money(),
    transferredOn: date(),
    document: documentId(),
    ownAccount: ticked(),
  })),
  sensitive: ['accountNumber'],
  check: (answers, { answers: all, facts, today }) => {
    const { fullName, nameOnId } = getBaseInfo(all);
    const { document, transferredOn } = answers;
    return [
      ...(answers.accountName
        ? checkBankAccountName(
            'accountName',
            answers.accountName,
            [fullName, nameOnId].filter((name) => name !== undefined),
          )
        : []),
      ...(answers.accountNumber && !/^[\dA-Z]{5,34}$/.test(compactNumber(answers.accountNumber))
        ? [issue('accountNumber', 'bank-account-number-format')]
        : []),
      ...(isCalendarDate(transferredOn) && compareDates(transferredOn, today) > 0
        ? [issue('transferredOn', 'date-in-future')]
        : []),
      ...(document && facts.documents[document]?.kind === 'bank-transfer'
        ? []
        : [issue('document', 'upload-document')]),
    ];
  },
});
