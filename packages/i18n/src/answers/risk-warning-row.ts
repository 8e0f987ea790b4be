import type { StepAnswers } from '@quayside/rules/journey';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';
import type { SummaryRow, Words } from './answers.ts';
import { rowsOf } from './rows.ts';

/** That the customer was warned of a product above their risk profile and still applies; no row where there was no warning. */
export const riskWarningRow = ({ riskAcknowledged }: StepAnswers, words: Words): readonly SummaryRow[] =>
  rowsOf(riskWarning, words).row('summary', riskAcknowledged === true ? words(riskWarning, 'summary.read') : undefined);
