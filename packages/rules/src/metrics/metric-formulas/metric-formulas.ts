/** One of `formulaOperands`: an operand of a formula that is not itself a metric. */
export type FormulaOperand = (typeof formulaOperands)[number];
/** Names of the operands that are not metrics. */
export const formulaOperands = [
  'settledCash',
  'unsettledPurchases',
  'positions',
  'positionsBefore',
  'totalCost',
  'longPositions',
  'shortPositions',
  'longStocks',
  'stocks',
  'options',
  'accruedInterest',
  'haircut',
  'initialRate',
  'maintenanceRate',
  'lowestInitialRate',
  'shortInitialRate',
  'contracts',
  'initialPerContract',
  'maintenancePerContract',
  'daysOfYear',
] as const;

/** The name of a metric in the account details. `marginRequired` is `initialMargin` of `MarginMetrics`. */
export type FormulaMetric =
  | 'netAssets'
  | 'withdrawableCash'
  | 'positionValue'
  | 'cashBalance'
  | 'availableFunds'
  | 'frozenFunds'
  | 'assetsInTransit'
  | 'unrealizedPL'
  | 'dayChange'
  | 'cashBuyingPower'
  | 'optionBuyingPower'
  | 'maximumBuyingPower'
  | 'shortBuyingPower'
  | 'marginLoans'
  | 'annualInterestRate'
  | 'estimatedInterest'
  | 'totalDebt'
  | 'collateral'
  | 'creditRatio'
  | 'equityWithLoanValue'
  | 'marginRequired'
  | 'maintenanceMargin'
  | 'optionMaintenanceMargin'
  | 'excessLiquidity'
  | 'marginCall'
  | 'marginLevel';

/** Signs and constants of formulas; 50% is the close-out level of CFDs (`CFD_CLOSE_OUT_LEVEL`). */
export const formulaSigns = ['+', '−', '×', '÷', '(', ')', '1', '50%'] as const;
/** A sign or a constant of a formula. */
export type FormulaSign = (typeof formulaSigns)[number];
/** A formula as operands, metrics and signs, in order. × and ÷ come before + and −. */
export type FormulaLine = readonly (FormulaOperand | FormulaMetric | FormulaSign)[];
/**
 * A formula of a metric. `exact`: the value of the line. `not-negative`: the value, or 0 if it is negative. `smaller`: the smaller value of two lines, or 0 if
 * it is negative.
 */
export type Formula =
  | { readonly shape: 'exact' | 'not-negative'; readonly line: FormulaLine }
  | { readonly shape: 'smaller'; readonly line: FormulaLine; readonly or: FormulaLine };

const exact = (...line: FormulaLine): Formula => ({ shape: 'exact', line });
const notNegative = (...line: FormulaLine): Formula => ({ shape: 'not-negative', line });
const smaller = (line: FormulaLine, or: FormulaLine): Formula => ({ shape: 'smaller', line, or });

type Formulas = Readonly<Partial<Record<FormulaMetric, Formula>>>;

const spendable: FormulaLine = ['settledCash', '−', 'frozenFunds', '−', 'unsettledPurchases'];

const common: Formulas = {
  cashBalance: exact('settledCash', '+', 'assetsInTransit'),
  unrealizedPL: exact('positions', '−', 'totalCost'),
  dayChange: exact('positions', '−', 'positionsBefore'),
};

const ofSecurities: Formulas = {
  ...common,
  availableFunds: notNegative(...spendable),
  cashBuyingPower: exact('availableFunds'),
  optionBuyingPower: exact('availableFunds'),
};

const ofContracts: Formulas = {
  ...common,
  netAssets: exact('cashBalance', '+', 'unrealizedPL'),
  availableFunds: notNegative('netAssets', '−', 'marginRequired', '−', 'frozenFunds'),
  withdrawableCash: smaller(spendable, ['netAssets', '−', 'marginRequired']),
};

/**
 * Formulas of the account details, by type of account. `cashMetrics`, `marginMetrics`, `futuresMetrics` and `cfdMetrics` compute them
 * (docs/decisions/2026-11-22-judge-tiers-and-round-metrics.md). A metric without a formula is a plain sum that its definition describes.
 */
export const metricFormulas: Readonly<Record<'cash' | 'margin' | 'futures' | 'cfd', Formulas>> = {
  cash: {
    ...ofSecurities,
    netAssets: exact('cashBalance', '+', 'positions'),
    withdrawableCash: smaller(['availableFunds'], ['netAssets']),
  },
  margin: {
    ...ofSecurities,
    netAssets: exact('cashBalance', '+', 'longPositions', '−', 'shortPositions', '−', 'accruedInterest'),
    withdrawableCash: smaller(['availableFunds'], ['equityWithLoanValue', '−', 'marginRequired']),
    positionValue: exact('longPositions', '+', 'shortPositions'),
    maximumBuyingPower: notNegative('(', 'equityWithLoanValue', '−', 'marginRequired', ')', '÷', 'lowestInitialRate'),
    shortBuyingPower: notNegative('(', 'equityWithLoanValue', '−', 'marginRequired', ')', '÷', 'shortInitialRate'),
    estimatedInterest: exact('marginLoans', '×', 'annualInterestRate', '÷', 'daysOfYear'),
    totalDebt: exact('marginLoans', '+', 'shortPositions'),
    collateral: exact('longStocks', '×', '(', '1', '−', 'haircut', ')'),
    creditRatio: exact('totalDebt', '÷', 'collateral'),
    equityWithLoanValue: exact('netAssets', '−', 'options'),
    marginRequired: exact('stocks', '×', 'initialRate', '+', 'optionMaintenanceMargin'),
    maintenanceMargin: exact('stocks', '×', 'maintenanceRate', '+', 'optionMaintenanceMargin'),
    excessLiquidity: exact('equityWithLoanValue', '−', 'maintenanceMargin'),
    marginCall: notNegative('maintenanceMargin', '−', 'equityWithLoanValue'),
  },
  futures: {
    ...ofContracts,
    marginRequired: exact('contracts', '×', 'initialPerContract'),
    maintenanceMargin: exact('contracts', '×', 'maintenancePerContract'),
    excessLiquidity: exact('netAssets', '−', 'maintenanceMargin'),
  },
  cfd: {
    ...ofContracts,
    marginRequired: exact('positionValue', '×', 'initialRate'),
    maintenanceMargin: exact('marginRequired', '×', '50%'),
    marginLevel: exact('netAssets', '÷', 'marginRequired'),
    marginCall: notNegative('marginRequired', '−', 'netAssets'),
  },
};
