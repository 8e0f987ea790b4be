import type { StepAnswers } from '@quayside/rules/journey';
import { createRows, markUnusual, withField } from '../answer-summary/rows.ts';
import type { SummaryRow } from '../answer-summary/summary-module.ts';
import type { TranslateText } from '../answer-summary/words.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';

/** Returns a row which states that the customer read the warning about a product above the risk profile. Returns no row if there was no warning. */
export const riskWarningRow = ({ riskAcknowledged }: StepAnswers, words: TranslateText): readonly SummaryRow[] =>
  markUnusual(
    withField(
      'riskAcknowledged',
      createRows(riskWarning, words).row(
        'summary.label',
        riskAcknowledged === true ? words(riskWarning, 'summary.read') : undefined,
      ),
    ),
  );
