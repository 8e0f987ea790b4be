import { helpPath } from '@quayside/bridge/open-pages';
import { languageNumbers } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';

/** Returns the address of the help page in the language of this page, for a link that the host does not open itself. `reference`: of the application that it shows. */
export const useHelpAddress = (reference?: string | null): string =>
  `${helpPath}?langType=${languageNumbers[useLanguage()]}${reference ? `&reference=${encodeURIComponent(reference)}` : ''}`;
