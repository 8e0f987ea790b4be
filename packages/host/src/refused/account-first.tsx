import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { RefusedPage } from './refused-page.tsx';

/** The text groups that load together with the screen. */
export const texts = [openingFirst];

/** Renders the message that the customer must open an account first (MSG-36), instead of a page for account holders. */
export default function AccountFirstScreen() {
  return <RefusedPage />;
}
