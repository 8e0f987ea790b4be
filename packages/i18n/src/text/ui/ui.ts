import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What most components share: close, back, busy, show and hide, states of a step. */
export const ui = defineText('ui', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
