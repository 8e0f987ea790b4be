import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizOptions } from '@quayside/i18n/text/quiz-options';
import { QuizScreen } from '../internal/quiz/quiz-screen.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; the options quiz. */
export const texts = [derivatives, quizOptions];

const explanations = async () =>
  (await import('@quayside/i18n/text/quiz-options-explanations')).quizOptionsExplanations;

/** /sg-options-knowledge: the knowledge quiz, judged by the server. */
export default function OptionsKnowledgeScreen() {
  return <QuizScreen questions={quizOptions} explanations={explanations} />;
}
