import { defineText as defineInWords, type Messages, type Text } from '@quayside/i18n/define-text';
import { pseudoLocale, pseudoMessages } from './pseudo-locale.ts';

const key = 'quayside.pseudo-locale';

/** Stands in for `defineText` on the development server: each group is in the pseudo-locale while the tab shows it. */
export function defineText<M extends Messages>(name: string, en: M, load: Text['load']): Text<M> {
  if (!isShown()) return defineInWords(name, en, load);
  const messages = pseudoMessages(en);
  return defineInWords(name, messages, async () => ({ default: messages }));
}

/** `langType` chooses for the tab, because later pages of it do not carry the parameter. */
function isShown(): boolean {
  const chosen = new URLSearchParams(location.search).get('langType');
  if (chosen) sessionStorage.setItem(key, chosen);
  return sessionStorage.getItem(key) === pseudoLocale;
}
