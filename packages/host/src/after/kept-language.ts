import { languageNumbers } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { SafeStorage } from '@quayside/platform/storage';
import { keptLanguageKey } from '../language-of-page.ts';

/** Keeps the language type of the page on the device, now and at every change (LANG-03); not in the app, which says its own. */
export function keepLanguage(storage: Pick<SafeStorage, 'set'>, texts: TextStore): void {
  let kept: number | undefined;
  const keep = () => {
    const langType = languageNumbers[texts.language];
    if (langType !== kept) storage.set(keptLanguageKey, langType);
    kept = langType;
  };
  keep();
  texts.subscribe(keep);
}
