import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizOptions } from '@quayside/i18n/text/quiz-options';
import { QuizScreen } from '../quiz/quiz-screen.tsx';

export const texts = [derivatives, quizOptions];

const explanations = async () =>
  (await import('@quayside/i18n/text/quiz-options-explanations')).quizOptionsExplanations;

/** Renders /sg-options-knowledge: the quiz that the server marks. */
export default function OptionsKnowledgeScreen() {
  return <QuizScreen questions={quizOptions} explanations={explanations} />;
}
