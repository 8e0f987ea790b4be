import type { CallError } from '@quayside/api/errors';
import { answerQuiz, type QuizResult } from '@quayside/contract/calls/permissions';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { FormStore } from '@quayside/flow/form';
import { useShowPage } from '@quayside/flow-screens/question-pages';
import type { Text } from '@quayside/i18n/define-text';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { checkQuizAnswers, getQuestionSet, type QuizAnswers } from '@quayside/rules/internals/knowledge-quiz';
import { useRef, useState } from 'react';
import { derivatives } from '../derivative/texts.ts';

/** The name of the page with the result, after the pages of the questions. */
export const VERDICT_PAGE = 'verdict';

/** The server's result of an attempt, with the text group that explains the mistakes. */
export type ExplainedVerdict = QuizResult & { readonly explanations: Text };

/**
 * Returns the result of the last attempt in `verdict`, undefined before it, and in `action` the screen's button: it submits an attempt or starts another one.
 */
export function useQuizAttempt({
  product,
  explanations,
}: {
  product: DerivativeProduct;
  explanations: () => Promise<Text>;
}) {
  const t = useText(derivatives);
  const words = useTextStore();
  const showPage = useShowPage();
  const [verdict, setVerdict] = useState<ExplainedVerdict>();
  const sent = useRef({ what: '', operationId: '' });

  const judge = async (runtime: FlowRuntime, form: FormStore) => {
    const { today } = runtime.answers.context();
    const { version, questions } = getQuestionSet(product, today);
    const unanswered = (values: Readonly<Record<string, unknown>>) =>
      checkQuizAnswers('answers', product, answersIn(values), version);
    form.show(unanswered(form.values), unanswered);
    if (unanswered(form.values).length > 0) return;
    const request = { product, version, answers: answersIn(form.values) };
    const what = JSON.stringify(request);
    // The same answers use the same operation id again, so that a lost response does not use up an attempt.
    if (sent.current.what !== what) sent.current = { what, operationId: runtime.services.newId() };
    const { operationId } = sent.current;
    try {
      const judged = await runtime.services.caller.call(answerQuiz, request, { operationId });
      sent.current = { what: '', operationId: '' };
      const refreshed = runtime.refresh().catch(() => undefined);
      if (judged.standing.state === 'passed') await refreshed; // Continue on the result requires that the application has the pass
      const text = await explanations();
      await words.load(text);
      setVerdict({ ...judged, explanations: text });
      showPage(VERDICT_PAGE, `answers.${questions.at(-1)}`);
    } catch (error) {
      if ((error as Partial<CallError>).messageKey !== 'notAllowed') throw error;
      await runtime.refresh(); // another device has used the last attempt
    }
  };

  const again = async ({ answers }: FlowRuntime, form: FormStore) => {
    form.write('answers', {});
    setVerdict(undefined);
    showPage(`answers.${getQuestionSet(product, answers.context().today).questions[0]}`);
  };

  return {
    verdict,
    action: verdict ? { action: t('quiz.again'), instead: again } : { action: t('quiz.check'), instead: judge },
  };
}

function answersIn({ answers }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries((answers ?? {}) as QuizAnswers).flatMap(([id, option]) => (option ? [[id, option]] : [])),
  );
}
