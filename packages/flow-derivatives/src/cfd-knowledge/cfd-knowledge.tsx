import { derivatives } from '../derivative/texts.ts';
import { QuizScreen } from '../quiz/quiz-screen.tsx';
import { quizCfd } from './texts.ts';

export const texts = [derivatives, quizCfd];

const explanations = async () => (await import('./explanations/texts.ts')).quizCfdExplanations;

/** Renders /sg-cfd-knowledge, the quiz about CFDs. The server grades each attempt. */
export default function CfdKnowledgeScreen() {
  return <QuizScreen questions={quizCfd} explanations={explanations} />;
}
