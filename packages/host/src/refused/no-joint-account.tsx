import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { RefusedPage } from './refused-page.tsx';

/** The text groups that load together with the screen. */
export const texts = [openingFirst];

/** Renders the message that there is no joint account, instead of a second holder's page. */
export default function NoJointAccountScreen() {
  const t = useText(openingFirst);
  return <RefusedPage title={t('notJoint.label')} text={t('notJoint.text')} />;
}
