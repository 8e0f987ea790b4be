import { StepScreen } from '@quayside/flow/step-screen';
import { QuestionPages } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { derivatives } from '../derivative/texts.ts';
import { useAssessmentPage } from '../experience/assessment.tsx';
import { getInitialExperience, useOtherDerivativesPages, useTradedPages } from '../experience/experience-pages.tsx';

export const texts = [derivatives, tradingExperience];

/** Renders /sg-futures-experience, which asks for experience with futures and other derivatives, and for the assessment (CAR). */
export default function FuturesExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.futures')}
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
  const traded = useTradedPages('futures');
  const others = useOtherDerivativesPages();
  const assessment = useAssessmentPage('futures');
  return <QuestionPages pages={[...traded, ...others, assessment]} lead={t('experience.lead')} />;
}
