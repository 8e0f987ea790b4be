import type { StepAnswers } from '@quayside/rules/journey';
import { at, rowsOf, unusual } from '../answer-summary/rows.ts';
import type { SummaryRow } from '../answer-summary/summary-module.ts';
import type { Words } from '../answer-summary/words.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';

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
