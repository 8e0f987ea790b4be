import { derivatives } from '../derivative/texts.ts';
import { QuizScreen } from '../quiz/quiz-screen.tsx';
import { quizOptions } from './texts.ts';

export const texts = [derivatives, quizOptions];

const explanations = async () => (await import('./explanations/texts.ts')).quizOptionsExplanations;

/** Renders /sg-options-knowledge, the quiz about options. The server grades each attempt. */
export default function OptionsKnowledgeScreen() {
  return <QuizScreen questions={quizOptions} explanations={explanations} />;
}
