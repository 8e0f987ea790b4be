import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts that most components share: close, back, loading, show and hide, states of a step. */
export const ui = defineText('ui', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
