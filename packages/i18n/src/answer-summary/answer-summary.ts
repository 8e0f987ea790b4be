export { createRows, markEssential, markUnusual, withField } from './rows.ts';
export type { Summaries, SummaryModule, SummaryRow } from './summary-module.ts';
export { getFieldName, type TranslateText, translateAnswer } from './words.ts';
