import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import type { Text } from '@quayside/i18n/define-text';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import {
  QUIZ_FAILS_BEFORE_LOCK,
  QUIZ_LOCK_HOURS,
  type QuizState,
  questionSets,
  quizOptions,
  rightAnswersNeeded,
} from '@quayside/rules/internals/knowledge-quiz';
import { RadioGroup } from '@quayside/ui/radio-group';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useProduct } from '../derivative/product.ts';
import { derivatives } from '../derivative/texts.ts';
import { useCustomer } from '../derivative/use-customer.ts';
import { useQuizAttempt } from './use-quiz-attempt.ts';
import { QuizVerdict } from './verdict.tsx';

export type QuizProps = {
  /** text group of the quiz, with the keys `<question>.label` and `<question>.<option>` */
  questions: Text;
  /** loads the text group that explains the right answers; called once the server has graded an attempt */
  explanations: () => Promise<Text>;
};

/**
 * Renders the quiz of the current product. The server grades each attempt, and the screen explains the mistakes. Only a customer who has passed can continue.
 */
export function QuizScreen({ questions, explanations }: QuizProps) {
  const t = useText(derivatives);
  const product = useProduct();
  const navigate = useNavigate();
  const asked = questionSets.findLast((set) => set.product === product);
  const standing = useCustomer()?.customer.quizzes[product] ?? untried;
  const quiz = useQuizAttempt({ product, explanations });
  const isAsking = standing.state === 'open' && !quiz.verdict;
  const counted = useCallback(
    (check: ReactNode) => (
      <>
        <Answered ids={asked?.questions ?? []} />
        {check}
      </>
    ),
    [asked],
  );
  if (!asked) return null;
  const { state } = standing;
  const home = async () => void navigate('/');
  const action =
    state === 'passed' ? {} : state === 'locked' ? { action: t('success.home'), instead: home } : quiz.action;
  return (
    <StepScreen
      step="knowledge"
      title={t('quiz.title')}
      heading={t(`quiz.${product}`)}
      lead={t('quiz.lead', { count: asked.questions.length, needed: rightAnswersNeeded(asked) })}
      prepare={(values) => ({ answers: {}, ...values, version: asked.version })}
      {...action}
      {...(isAsking ? { primary: counted } : {})}
    >
      <QuizVerdict standing={standing} verdict={quiz.verdict} questions={questions} />
      {isAsking ? <Questions ids={asked.questions} questions={questions} /> : null}
      {state === 'open' && standing.triesLeft < QUIZ_FAILS_BEFORE_LOCK ? (
        <p className="m-0 text-ink-muted text-label">
          {t('quiz.tries', { count: standing.triesLeft, hours: QUIZ_LOCK_HOURS })}
        </p>
      ) : null}
    </StepScreen>
  );
}

const untried: QuizState = { state: 'open', triesLeft: QUIZ_FAILS_BEFORE_LOCK };

/** Renders how many questions are answered, above the button. */
function Answered({ ids }: { ids: readonly string[] }) {
  const t = useText(derivatives);
  const answers = useFormValue<Readonly<Record<string, string>>>('answers') ?? {};
  const number = ids.filter((id) => answers[id]).length;
  return (
    <p className="m-0 text-center text-caption text-ink-muted">{t('quiz.answered', { number, count: ids.length })}</p>
  );
}

function Questions({ ids, questions }: { ids: readonly string[]; questions: Text }) {
  const t = useText(derivatives);
  const words = useTextStore();
  const asked = useMemo(
    () =>
      ids.map((id, index) => ({
        id,
        label: t('quiz.numbered', { number: index + 1, question: words.translate(questions, `${id}.label`) }),
        options: quizOptions.map((value) => ({ value, label: words.translate(questions, `${id}.${value}`) })),
      })),
    [ids, questions, t, words],
  );
  return asked.map(({ id, label, options }) => (
    <FormField key={id} as={RadioGroup} name={`answers.${id}`} label={label} options={options} empty="" />
  ));
}
