import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What an embedded flow says by itself: that all that was asked for is given, or why it cannot go on. */
export const embed = defineText('embed', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
