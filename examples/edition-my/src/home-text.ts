import { defineText } from '@quayside/i18n/define-text';
import en from './text/en.json' with { type: 'json' };

/** What home says of this edition; the keys end in its name. */
export const homeText = defineText('home-my', en, (language) =>
  language === 'zh-Hans' ? import('./text/zh-Hans.json') : import('./text/ms.json'),
);
