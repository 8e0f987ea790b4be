import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { assessmentFields, CognitiveAssessment } from '@quayside/flow-screens/internals/cognitive-assessment';
import { type QuestionPage, QuestionPages } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { useDeclarationsPage } from './declarations.tsx';
import { useTradingExperiencePages } from './trading-experience.tsx';

export const texts = [tradingExperience];

/**
 * Renders the page /sg-assets-select, which asks for investment objectives, trading experience, the cognitive assessment (RULE-14) and the declarations
 * (RULE-15).
 */
export default function AssetsSelectScreen() {
  const t = useText(tradingExperience);
  return (
    <StepScreen step="assets-select" title={t('title')} heading={t('heading')} content="questions">
      <Questions />
    </StepScreen>
  );
}

function Questions() {
  const t = useText(tradingExperience);
  const experience = useTradingExperiencePages();
  const declarations = useDeclarationsPage();
  const assessment: QuestionPage = {
    fields: assessmentFields(useFormValue('cognitiveAssessment'), 'noPriorRefusal'),
    by: 'continue',
    exclusive: 'none',
    section: t('assessment.heading'),
    content: (
      <CognitiveAssessment
        none={t('cognitiveAssessment.none.text')}
        declaration={<FormField as={Checkbox} name="noPriorRefusal" label={t('noPriorRefusal.label')} empty={false} />}
      />
    ),
  };
  return <QuestionPages pages={[...experience, assessment, declarations]} />;
}
