import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { riskProfile } from '@quayside/i18n/text/risk-profile';
import { useText } from '@quayside/i18n/use-text';
import {
  type RiskQuestion,
  type RiskQuestionnaire,
  riskQuestionnaireOn,
  riskQuestionnaires,
} from '@quayside/rules/risk-profile';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { RiskResult } from './risk-result.tsx';

/** Texts that are loaded before the screen is shown: experience and assessment; the risk questionnaire. */
export const texts = [openingExperience, riskProfile];

/** /sg-risklevel: the questionnaire of the day, its result at once, and the customer's word that it fits. */
export default function RisklevelScreen() {
  const t = useText(openingExperience);
  const asked = useQuestionnaire();
  const prepare = useMemo(
    () => (values: Readonly<Record<string, unknown>>) => ({ ...values, version: asked.version }),
    [asked],
  );
  return (
    <StepScreen
      step="risklevel"
      title={t('risk.title')}
      heading={t('risk.heading')}
      lead={t('risk.lead', { count: asked.questions.length })}
      defaults={unanswered}
      prepare={prepare}
    >
      {asked.questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      <RiskResult asked={asked} />
    </StepScreen>
  );
}

const unanswered = { answers: {} };

function Question({ question: { id, options } }: { question: RiskQuestion }) {
  const t = useText(riskProfile);
  const choices = useMemo(
    () => options.map((option) => ({ value: option.id, label: t(`${id}.${option.id}` as 'horizon.under-1-year') })),
    [t, id, options],
  );
  return <FormField as={RadioGroup} name={`answers.${id}`} label={t(id as 'horizon')} options={choices} empty="" />;
}

/** Of the application's day; the one that was answered where nothing may be changed any more. */
function useQuestionnaire(): RiskQuestionnaire {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const newest = riskQuestionnaires.at(-1) as RiskQuestionnaire;
  if (status !== 'ready' || !runtime) return newest;
  const answered = runtime.application?.answers.risklevel?.version;
  const kept = runtime.canEdit('risklevel')
    ? undefined
    : riskQuestionnaires.find(({ version }) => version === answered);
  return kept ?? riskQuestionnaireOn(runtime.context().today);
}
