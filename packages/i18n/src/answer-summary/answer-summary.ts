export { at, essential, rowsOf, unusual } from './rows.ts';
export type { Summaries, SummaryModule, SummaryRow } from './summary-module.ts';
export { fieldNameOf, type Words, wordsOfAnswer } from './words.ts';
