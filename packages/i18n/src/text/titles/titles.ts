import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The title of every screen, `title.<name of the route>` (NAV-02). */
export const titles = defineText('titles', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
