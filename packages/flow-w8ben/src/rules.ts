export { type AffidavitScope, affidavitScope } from './affidavit/rule.ts';
export type { W8benLines } from './lines/form-schema.ts';
export { readOpeningFacts } from './lines/known-facts.ts';
export { W8BEN_REVISION } from './signature/rule.ts';
export { w8benModify } from './w8ben-rules/w8ben-modify-rules.ts';
export { w8ben } from './w8ben-rules/w8ben-rules.ts';
export { w8benUpdate } from './w8ben-rules/w8ben-update-rules.ts';
