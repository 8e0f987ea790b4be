import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizFutures } from '@quayside/i18n/text/quiz-futures';
import { QuizScreen } from '../quiz/quiz-screen.tsx';

export const texts = [derivatives, quizFutures];

const explanations = async () =>
  (await import('@quayside/i18n/text/quiz-futures-explanations')).quizFuturesExplanations;

/** Renders /sg-futures-knowledge: the quiz that the server marks. */
export default function FuturesKnowledgeScreen() {
  return <QuizScreen questions={quizFutures} explanations={explanations} />;
}
