export { account } from './account/texts.ts';
export { accountMetrics } from './asset-details/texts.ts';
