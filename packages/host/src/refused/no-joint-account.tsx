import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { RefusedPage } from './refused-page.tsx';

/** The text groups of the screen, which load with it. */
export const texts = [openingFirst];

/** Renders the refusal of a second holder's page, for users without a joint account. */
export default function NoJointAccountScreen() {
  const t = useText(openingFirst);
  return <RefusedPage title={t('notJoint.label')} text={t('notJoint.text')} />;
}
