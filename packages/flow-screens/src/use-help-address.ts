import { helpPath } from '@quayside/bridge/open-pages';
import { languageNumbers } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';

/**
 * Returns the URL of the help page in the current language, for links that the browser follows.
 * @param reference the reference of the application that the page shows, for the help page
 */
export const useHelpAddress = (reference?: string | null): string =>
  `${helpPath}?langType=${languageNumbers[useLanguage()]}${reference ? `&reference=${encodeURIComponent(reference)}` : ''}`;
