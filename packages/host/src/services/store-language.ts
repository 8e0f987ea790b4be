import { languageNumbers } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { SafeStorage } from '@quayside/platform/storage';
import { languageTypeKey } from '../page-language.ts';

/**
 * Stores the number of the language on the device, now and whenever the language changes (LANG-03). Not called in the native app, which chooses its language
 * itself.
 */
export function storeLanguage(storage: Pick<SafeStorage, 'set'>, texts: TextStore): void {
  let stored: number | undefined;
  const store = () => {
    const langType = languageNumbers[texts.language];
    if (langType !== stored) storage.set(languageTypeKey, langType);
    stored = langType;
  };
  store();
  texts.subscribe(store);
}
