import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FormField } from '@quayside/flow/form';
import { suggestedStart } from '@quayside/flow/internals/suggested-answers';
import { useSuggested } from '@quayside/flow/internals/use-suggested';
import { StepScreen } from '@quayside/flow/step-screen';
import { type QuestionPage, QuestionPages } from '@quayside/flow-screens/question-pages';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  getRiskQuestionnaireOn,
  type RiskQuestion,
  type RiskQuestionnaire,
  riskQuestionnaires,
} from '@quayside/rules/internals/risk-profile';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { RiskResult, useResetAcceptance } from './risk-result.tsx';

export const texts = [tradingExperience, riskProfile];

/** Renders the page /sg-risklevel, where the customer answers the risk questionnaire and accepts the resulting profile. */
export default function RisklevelScreen() {
  const t = useText(tradingExperience);
  const asked = useQuestionnaire();
  const prepare = useMemo(
    () => (values: Readonly<Record<string, unknown>>) => ({ answers: {}, ...values, version: asked.version }),
    [asked],
  );
  return (
    <StepScreen
      step="risklevel"
      title={t('risk.title')}
      heading={t('risk.heading')}
      lead={t('risk.lead', { count: asked.questions.length })}
      defaults={suggestedAnswers}
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
      ...asked.questions.map((question) => ({
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

/** Returns the initial values of the form. The trading experience suggests the answer about knowledge until the customer answers. */
const suggestedAnswers = (runtime: FlowRuntime) => ({ answers: {}, ...suggestedStart(runtime, 'risklevel') });

function Question({ question: { id, options } }: { question: RiskQuestion }) {
  const t = useText(riskProfile);
  const tFlow = useText(flowText);
  const suggested = useSuggested('risklevel', `answers.${id}`);
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
      {...(suggested ? { hint: tFlow('fromAnswers') } : {})}
    />
  );
}

/** Returns the questionnaire in force today, by the date of the server. For a read-only application, returns the answered one. */
function useQuestionnaire(): RiskQuestionnaire {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const newest = riskQuestionnaires.at(-1) as RiskQuestionnaire;
  if (status !== 'ready' || !runtime) return newest;
  const answered = runtime.application?.answers.risklevel?.version;
  const kept = runtime.answers.canEdit('risklevel')
    ? undefined
    : riskQuestionnaires.find(({ version }) => version === answered);
  return kept ?? getRiskQuestionnaireOn(runtime.answers.context().today);
}
