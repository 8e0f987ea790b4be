import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Why the right answer of each question is right; loaded after the server has judged a try. */
export const quizFuturesExplanations = defineText('quiz-futures-explanations', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
