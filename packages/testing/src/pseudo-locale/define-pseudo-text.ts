import { defineText as defineInWords, type Messages, type Text } from '@quayside/i18n/define-text';
import { pseudoLocale, pseudoMessages } from './pseudo-locale.ts';

const key = 'quayside.pseudo-locale';

/** Defines a group of texts, in the pseudo-locale if the tab shows it. On the development server, this function replaces `defineText` of @quayside/i18n. */
export function defineText<M extends Messages>(name: string, en: M, load: Text['load']): Text<M> {
  if (!isShown()) return defineInWords(name, en, load);
  const messages = pseudoMessages(en);
  return defineInWords(name, messages, async () => ({ default: messages }));
}

/** Returns whether the tab shows the pseudo-locale. Stores `langType` for the tab, because later URLs do not contain the parameter. */
function isShown(): boolean {
  const chosen = new URLSearchParams(location.search).get('langType');
  if (chosen) sessionStorage.setItem(key, chosen);
  return sessionStorage.getItem(key) === pseudoLocale;
}
