import { StepScreen } from '@quayside/flow/step-screen';
import { QuestionPages } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { derivatives } from '../derivative/texts.ts';
import { useAssessmentPage } from '../experience/assessment.tsx';
import { getInitialExperience, useKnowledgePage, useTradedPages } from '../experience/experience-pages.tsx';

export const texts = [derivatives, tradingExperience];

/** Renders /sg-cfd-experience, which asks for trading experience, knowledge level and the assessment (CKA). */
export default function CfdExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.cfd')}
      lead={t('experience.lead')}
      defaults={getInitialExperience}
      content="questions"
    >
      <Questions />
    </StepScreen>
  );
}

function Questions() {
  const t = useText(derivatives);
  const traded = useTradedPages('cfd');
  const knowledge = useKnowledgePage();
  const assessment = useAssessmentPage('cfd');
  return <QuestionPages pages={[...traded, knowledge, assessment]} lead={t('experience.lead')} />;
}
