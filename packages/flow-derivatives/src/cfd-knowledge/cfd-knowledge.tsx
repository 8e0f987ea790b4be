import { derivatives } from '@quayside/i18n/text/derivatives';
import { quizCfd } from '@quayside/i18n/text/quiz-cfd';
import { QuizScreen } from '../internal/quiz/quiz-screen.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; the CFD quiz. */
export const texts = [derivatives, quizCfd];

const explanations = async () => (await import('@quayside/i18n/text/quiz-cfd-explanations')).quizCfdExplanations;

/** /sg-cfd-knowledge: the knowledge quiz, judged by the server. */
export default function CfdKnowledgeScreen() {
  return <QuizScreen questions={quizCfd} explanations={explanations} />;
}
