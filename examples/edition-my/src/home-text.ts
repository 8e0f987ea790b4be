import { defineText } from '@quayside/i18n/define-text';
import en from './text/en.json' with { type: 'json' };

/** The texts of home for this edition. The keys end in the edition's name. */
export const homeText = defineText('home-my', en, (language) =>
  language === 'zh-Hans' ? import('./text/zh-Hans.json') : import('./text/ms.json'),
);
