import type { StepAnswers } from '@quayside/rules/journey';
import { at, rowsOf, unusual } from '../answer-summary/rows.ts';
import type { SummaryRow } from '../answer-summary/summary-module.ts';
import type { Words } from '../answer-summary/words.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';

/** Returns a row which states that the customer read the warning about a product above the risk profile. Returns no row if there was no warning. */
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
