import { riskWarning } from '@quayside/i18n/text/risk-warning';
import type { StepAnswers } from '@quayside/rules/journey';
import type { Words } from '../texts/words.ts';
import { at, rowsOf, unusual } from './rows.ts';
import type { SummaryRow } from './summary-module.ts';

/** Returns the row that the customer read the warning about a product above their risk profile. Empty if there was no warning. */
export const riskWarningRow = ({ riskAcknowledged }: StepAnswers, words: Words): readonly SummaryRow[] =>
  unusual(
    at(
      'riskAcknowledged',
      rowsOf(riskWarning, words).row(
        'summary.label',
        riskAcknowledged === true ? words(riskWarning, 'summary.read') : undefined,
      ),
    ),
  );
