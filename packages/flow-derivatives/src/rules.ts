export { cfd, cfdStatements } from './cfd/cfd-rules.ts';
export { futures, futuresStatements } from './futures/futures-rules.ts';
export { options, optionsStatements } from './options/options-rules.ts';
