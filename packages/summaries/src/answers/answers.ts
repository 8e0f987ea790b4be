export type { Words } from '../texts/words.ts';
export { answersInWords } from './generated/answers-in-words.ts';
export type { SummaryModule, SummaryRow } from './summary-module.ts';
