import { StepScreen } from '@quayside/flow/step-screen';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { Assessment } from '../internal/assessment.tsx';
import { Knowledge, Traded } from '../internal/traded.tsx';
import { withoutUnasked } from '../internal/without-unasked.ts';

/** Texts that are loaded before the screen is shown: permissions for derivatives; experience and assessment. */
export const texts = [derivatives, openingExperience];

/** /sg-cfd-experience: trading so far, the level of knowledge (Good, Fair, Poor), and the assessment (CKA). */
export default function CfdExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.cfd')}
      lead={t('experience.lead')}
      prepare={withoutUnasked}
    >
      <Traded product="cfd" />
      <Knowledge />
      <Assessment product="cfd" />
    </StepScreen>
  );
}
