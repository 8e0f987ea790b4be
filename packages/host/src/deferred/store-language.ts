import { languageNumbers } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { SafeStorage } from '@quayside/platform/storage';
import { languageTypeKey } from '../language-of-page.ts';

/** Stores the language type on the device, now and at each change (LANG-03). In the app, the app decides. */
export function storeLanguage(storage: Pick<SafeStorage, 'set'>, texts: TextStore): void {
  let kept: number | undefined;
  const keep = () => {
    const langType = languageNumbers[texts.language];
    if (langType !== kept) storage.set(languageTypeKey, langType);
    kept = langType;
  };
  keep();
  texts.subscribe(keep);
}
