import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizFutures } from '@quayside/i18n/text/quiz-futures';
import { QuizScreen } from '../internal/quiz/quiz-screen.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; the futures quiz. */
export const texts = [derivatives, quizFutures];

const explanations = async () =>
  (await import('@quayside/i18n/text/quiz-futures-explanations')).quizFuturesExplanations;

/** /sg-futures-knowledge: the knowledge quiz, judged by the server. */
export default function FuturesKnowledgeScreen() {
  return <QuizScreen questions={quizFutures} explanations={explanations} />;
}
