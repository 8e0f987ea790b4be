import { openingFirst } from '@quayside/i18n/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { RefusedPage } from './refused-page.tsx';

/** Texts that are loaded before the screen is shown: that the account comes first. */
export const texts = [openingFirst];

/** In place of a second holder's page, for whoever is not part of a joint account. */
export default function NoJointAccountScreen() {
  const t = useText(openingFirst);
  return <RefusedPage title={t('notJoint')} text={t('notJoint.text')} />;
}
