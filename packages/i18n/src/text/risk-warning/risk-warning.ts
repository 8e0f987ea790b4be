import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The warning of a product above the customer's risk profile, and its acknowledgement. */
export const riskWarning = defineText('risk-warning', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
