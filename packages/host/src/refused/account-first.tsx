import { openingFirst } from '@quayside/i18n/text/opening-first';
import { RefusedPage } from './refused-page.tsx';

/** Texts that are loaded before the screen is shown: that the account comes first. */
export const texts = [openingFirst];

/** In place of a page for customers, for whoever holds no account yet (MSG-36). */
export default function AccountFirstScreen() {
  return <RefusedPage />;
}
