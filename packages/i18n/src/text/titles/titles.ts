import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The titles of screens, by `title.<route name>` (NAV-02). */
export const titles = defineText('titles', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
