import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What has to be said of a draft itself: two devices. Rare, so it comes when it is needed. */
export const drafts = defineText('drafts', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
