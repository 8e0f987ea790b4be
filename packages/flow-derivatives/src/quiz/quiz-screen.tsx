import { FormField } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { StepScreen } from '@quayside/flow/step-screen';
import { type QuestionPage, QuestionPages } from '@quayside/flow-screens/question-pages';
import type { Text } from '@quayside/i18n/define-text';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import {
  QUIZ_FAILS_BEFORE_LOCK,
  QUIZ_LOCK_HOURS,
  type QuestionSet,
  type QuizState,
  questionSets,
  quizOptions,
  rightAnswersNeeded,
} from '@quayside/rules/internals/knowledge-quiz';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useProduct } from '../derivative/product.ts';
import { derivatives } from '../derivative/texts.ts';
import { useCustomer } from '../derivative/use-customer.ts';
import { type ExplainedVerdict, useQuizAttempt, VERDICT_PAGE } from './use-quiz-attempt.ts';
import { QuizVerdict } from './verdict.tsx';

export type QuizProps = {
  /** Text group of the quiz, with the keys `<question>.label` and `<question>.<option>`. */
  questions: Text;
  /** Loads the text group that explains the right answers; called once the server has graded an attempt. */
  explanations: () => Promise<Text>;
};

/**
 * Renders the quiz of the current product, one question on each page. The server grades each attempt, and the last page explains the mistakes. Only a customer
 * who has passed can continue.
 */
export function QuizScreen({ questions, explanations }: QuizProps) {
  const t = useText(derivatives);
  const product = useProduct();
  const navigate = useNavigate();
  const asked = questionSets.findLast((set) => set.product === product) as QuestionSet;
  const known = useCustomer()?.customer.quizzes[product];
  const quiz = useQuizAttempt({ product, explanations });
  const standing: QuizState = quiz.verdict?.standing ?? known ?? untried;
  const home = async () => void navigate('/');
  const { state } = standing;
  const action =
    state === 'passed' ? {} : state === 'locked' ? { action: t('success.home'), instead: home } : quiz.action;
  const lead = t('quiz.lead', { count: asked.questions.length, needed: rightAnswersNeeded(asked) });
  const left =
    state === 'open' && standing.triesLeft < QUIZ_FAILS_BEFORE_LOCK
      ? { note: t('quiz.tries', { count: standing.triesLeft, hours: QUIZ_LOCK_HOURS }) }
      : {};
  return (
    <StepScreen
      step="knowledge"
      title={t('quiz.title')}
      heading={t(`quiz.${product}`)}
      lead={lead}
      prepare={(values) => ({ answers: {}, ...values, version: asked.version })}
      content="questions"
      {...left}
      {...action}
    >
      <Pages asked={asked} lead={lead} standing={standing} verdict={quiz.verdict} questions={questions} />
    </StepScreen>
  );
}

const untried: QuizState = { state: 'open', triesLeft: QUIZ_FAILS_BEFORE_LOCK };

type PagesProps = Pick<QuizProps, 'questions'> & {
  asked: QuestionSet;
  lead: string;
  standing: QuizState;
  verdict: ExplainedVerdict | undefined;
};

/** Renders the questions, and then the result. The result alone is shown if the customer has passed or has to wait. */
function Pages({ asked, lead, standing, verdict, questions }: PagesProps) {
  const t = useText(derivatives);
  const { layout } = useStepPages();
  const isAsking = standing.state === 'open' && !verdict;
  const asking = useMemo<readonly QuestionPage[]>(
    () =>
      asked.questions.map((id) => ({
        fields: [`answers.${id}`],
        by: 'choice',
        content: <Question id={id} questions={questions} readOnly={!isAsking} />,
      })),
    [asked, questions, isAsking],
  );
  const result: QuestionPage = {
    fields: [VERDICT_PAGE],
    asks: 'nothing',
    kind: 'result',
    by: 'continue',
    heading: t(`quiz.${asked.product}`),
    content: <QuizVerdict standing={standing} verdict={verdict} questions={questions} />,
  };
  const hasQuestions = isAsking || (verdict && layout === 'one-per-page'); // Back from the result shows the graded answers
  return (
    <QuestionPages
      pages={[...(hasQuestions ? asking : []), ...(isAsking ? [] : [result])]}
      lead={isAsking ? lead : undefined}
    />
  );
}

function Question({ id, questions, readOnly }: { id: string; questions: Text; readOnly: boolean }) {
  const words = useTextStore();
  const options = useMemo(
    () => quizOptions.map((value) => ({ value, label: words.translate(questions, `${id}.${value}`) })),
    [id, questions, words],
  );
  return (
    <FormField
      as={RadioGroup}
      name={`answers.${id}`}
      label={words.translate(questions, `${id}.label`)}
      options={options}
      readOnly={readOnly}
      empty=""
    />
  );
}
