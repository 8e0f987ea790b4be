import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { RefusedPage } from './refused-page.tsx';

/** The text groups of the screen, which load with it. */
export const texts = [openingFirst];

/** Renders MSG-36 instead of an account holder's page, for customers without an account. */
export default function AccountFirstScreen() {
  return <RefusedPage />;
}
