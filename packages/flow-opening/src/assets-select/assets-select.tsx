import { CognitiveAssessment } from '@quayside/flow/cognitive-assessment';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { withoutUnasked } from '@quayside/rules/experience-asked';
import { Checkbox } from '@quayside/ui/checkbox';
import { Declarations } from './declarations.tsx';
import { TradingExperience } from './trading-experience.tsx';

/** Texts that are loaded before the screen is shown: experience and assessment. */
export const texts = [openingExperience];

/** /sg-assets-select: objectives, trading so far, the cognitive assessment (RULE-14) and the declarations (RULE-15). */
export default function AssetsSelectScreen() {
  const t = useText(openingExperience);
  return (
    <StepScreen
      step="assets-select"
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      prepare={withoutUnasked}
    >
      <TradingExperience />
      <CognitiveAssessment
        none={t('cognitiveAssessment.none.text')}
        declaration={<FormField as={Checkbox} name="noPriorRefusal" label={t('noPriorRefusal')} empty={false} />}
      />
      <Declarations />
    </StepScreen>
  );
}
