import { derivatives } from '../derivative/texts.ts';
import { QuizScreen } from '../quiz/quiz-screen.tsx';
import { quizFutures } from './texts.ts';

export const texts = [derivatives, quizFutures];

const explanations = async () => (await import('./explanations/texts.ts')).quizFuturesExplanations;

/** Renders /sg-futures-knowledge, the quiz about futures. The server grades each attempt. */
export default function FuturesKnowledgeScreen() {
  return <QuizScreen questions={quizFutures} explanations={explanations} />;
}
