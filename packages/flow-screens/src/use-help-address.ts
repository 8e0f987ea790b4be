import { helpPath } from '@quayside/bridge/open-pages';
import { languageNumbers } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';

/**
 * Returns the URL of the help page in the current language, for a link that the host does not open itself. `reference`: reference of the application on the
 * page.
 */
export const useHelpAddress = (reference?: string | null): string =>
  `${helpPath}?langType=${languageNumbers[useLanguage()]}${reference ? `&reference=${encodeURIComponent(reference)}` : ''}`;
