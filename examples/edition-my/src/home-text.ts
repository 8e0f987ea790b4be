import { defineText } from '@quayside/i18n/define-text';
import en from './text/en.json' with { type: 'json' };

/** The texts of home in this edition. Their keys end in the edition's name. */
export const homeText = defineText('home-my', en, (language) =>
  language === 'zh-Hans' ? import('./text/zh-Hans.json') : import('./text/ms.json'),
);
