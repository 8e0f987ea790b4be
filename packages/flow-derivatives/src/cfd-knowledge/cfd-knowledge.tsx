import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizCfd } from '@quayside/i18n/text/quiz-cfd';
import { QuizScreen } from '../quiz/quiz-screen.tsx';

export const texts = [derivatives, quizCfd];

const explanations = async () => (await import('@quayside/i18n/text/quiz-cfd-explanations')).quizCfdExplanations;

/** Renders /sg-cfd-knowledge: the quiz that the server marks. */
export default function CfdKnowledgeScreen() {
  return <QuizScreen questions={quizCfd} explanations={explanations} />;
}
