import { helpPath } from '@quayside/bridge/open-pages';
import { languageNumbers } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';

/** Returns the address of the help page in the language of this page, for a link that the host does not open itself. */
export const useHelpAddress = (): string => `${helpPath}?langType=${languageNumbers[useLanguage()]}`;
