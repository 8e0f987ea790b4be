import { StepScreen } from '@quayside/flow/step-screen';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { Assessment } from '../internal/assessment.tsx';
import { Knowledge, Traded } from '../internal/traded.tsx';
import { withoutUnasked } from '../internal/without-unasked.ts';
import { Means } from './means.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; experience and assessment. */
export const texts = [derivatives, openingExperience];

/** /sg-options-experience: trading so far, knowledge of at least Good with the means that are known (RULE-13), and the assessment (CAR). */
export default function OptionsExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.options')}
      lead={t('experience.lead')}
      prepare={withoutUnasked}
    >
      <Traded product="options" />
      <Knowledge hint={t('knowledge.hint.options')} />
      <Means />
      <Assessment product="options" />
    </StepScreen>
  );
}
