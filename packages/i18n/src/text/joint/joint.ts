import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** A joint account: the board of both holders, the invitation, the hand-over on one device. */
export const joint = defineText('joint', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
