import { StepScreen } from '@quayside/flow/step-screen';
import { QuestionPages } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { derivatives } from '../derivative/texts.ts';
import { useAssessmentPage } from '../experience/assessment.tsx';
import { getInitialExperience, useKnowledgePage, useTradedPages } from '../experience/experience-pages.tsx';
import { useMeansPage } from './means.tsx';

export const texts = [derivatives, tradingExperience];

/**
 * Renders /sg-options-experience, which asks for trading experience, a knowledge level of at least Good and the assessment (CAR), and shows income and net
 * worth (RULE-13).
 */
export default function OptionsExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.options')}
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
  const traded = useTradedPages('options');
  const knowledge = useKnowledgePage(t('knowledge.hint.options'));
  const means = useMeansPage();
  const assessment = useAssessmentPage('options');
  return <QuestionPages pages={[...traded, knowledge, means, assessment]} lead={t('experience.lead')} />;
}
