import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The questions of the knowledge quiz, by the ids of `knowledge-quiz`: `<question>` and `<question>.<option>`. */
export const quizFutures = defineText('quiz-futures', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
