import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { type SaveContext, StepScreen } from '@quayside/flow/step-screen';
import { type QuestionPage, QuestionPages } from '@quayside/flow-screens/question-pages';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  getAskedRiskQuestions,
  getRiskQuestionnaireOn,
  type RiskQuestion,
  type RiskQuestionnaire,
  riskQuestionnaires,
  withDerivedRiskAnswers,
} from '@quayside/rules/internals/risk-profile';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { RiskResult } from './risk-result.tsx';
import { useResetAcceptance } from './use-risk-profile.ts';

export const texts = [tradingExperience, riskProfile];

/** Renders the page /sg-risklevel, where the customer answers the risk questionnaire and accepts the resulting profile. */
export default function RisklevelScreen() {
  const t = useText(tradingExperience);
  const asked = useQuestionnaire();
  const prepare = useMemo(
    () =>
      (values: Readonly<Record<string, unknown>>, { runtime }: SaveContext) =>
        withDerivedRiskAnswers({ answers: {}, ...values, version: asked.version }, runtime.answers.context().answers),
    [asked],
  );
  return (
    <StepScreen
      step="risklevel"
      title={t('risk.title')}
      heading={t('risk.heading')}
      lead={t('risk.lead', { count: getAskedRiskQuestions(asked).length })}
      defaults={noAnswers}
      prepare={prepare}
      content="questions"
    >
      <RiskQuestions asked={asked} />
    </StepScreen>
  );
}

function RiskQuestions({ asked }: { asked: RiskQuestionnaire }) {
  const t = useText(tradingExperience);
  useResetAcceptance(asked);
  const pages = useMemo<readonly QuestionPage[]>(
    () => [
      ...getAskedRiskQuestions(asked).map((question) => ({
        fields: [`answers.${question.id}`] as const,
        by: 'choice' as const,
        content: <Question question={question} />,
      })),
      {
        fields: ['accepted'],
        by: 'continue',
        kind: 'result',
        heading: t('risk.result'),
        action: { label: t('risk.accept'), answers: { accepted: true } },
        content: <RiskResult asked={asked} />,
      },
    ],
    [asked, t],
  );
  return <QuestionPages pages={pages} />;
}

const noAnswers = { answers: {} };

function Question({ question: { id, options } }: { question: RiskQuestion }) {
  const t = useText(riskProfile);
  const choices = useMemo(
    () =>
      options.map((option) => ({
        value: option.id,
        label: translateIfKnown(t, riskProfile, `${id}.${option.id}`) ?? '',
      })),
    [t, id, options],
  );
  return (
    <FormField
      as={RadioGroup}
      name={`answers.${id}`}
      label={translateIfKnown(t, riskProfile, `${id}.label`) ?? ''}
      options={choices}
      empty=""
    />
  );
}

/** Returns the questionnaire of the saved answers. Without saved answers, returns the one in force today, by the date of the server. */
function useQuestionnaire(): RiskQuestionnaire {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const newest = riskQuestionnaires.at(-1) as RiskQuestionnaire;
  if (status !== 'ready' || !runtime) return newest;
  const answered = runtime.application?.answers.risklevel?.version;
  return (
    riskQuestionnaires.find(({ version }) => version === answered) ??
    getRiskQuestionnaireOn(runtime.answers.context().today)
  );
}
