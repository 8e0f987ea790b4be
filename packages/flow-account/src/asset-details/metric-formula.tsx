import { useText } from '@quayside/i18n/use-text';
import {
  type FormulaLine,
  type FormulaOperand,
  type FormulaSign,
  formulaOperands,
  formulaSigns,
  metricFormulas,
} from '@quayside/rules/internals/metrics/metric-formulas';
import { createContext, use } from 'react';
import type { AccountType, MetricId } from './metric-groups.ts';
import { accountMetrics } from './texts.ts';

/** Context with the type of account, which selects the formulas of the metrics. Default: `cash`. */
export const AccountTypeContext = createContext<AccountType>('cash');

const isSign = (token: FormulaLine[number]): token is FormulaSign => formulaSigns.some((one) => one === token);
const isOperand = (token: FormulaLine[number]): token is FormulaOperand => formulaOperands.some((one) => one === token);

/** Renders the formula of a metric, with the names of its operands. Renders nothing if the metric has no formula. */
export function MetricFormula({ id }: { readonly id: MetricId }) {
  const t = useText(accountMetrics);
  const formula = metricFormulas[use(AccountTypeContext)][id];
  if (!formula) return null;
  const nameOf = (token: FormulaLine[number]) => {
    if (isSign(token)) return token;
    return t(isOperand(token) ? `operand.${token}` : `${token}.label`);
  };
  const text = (line: FormulaLine) => line.map(nameOf).join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
  return (
    <p className="m-0 mt-2 text-caption text-ink-muted">
      {formula.shape === 'exact' ? t('formula.exact', { formula: text(formula.line) }) : null}
      {formula.shape === 'not-negative' ? t('formula.notNegative', { formula: text(formula.line) }) : null}
      {formula.shape === 'smaller' ? t('formula.smaller', { a: text(formula.line), b: text(formula.or) }) : null}
    </p>
  );
}
