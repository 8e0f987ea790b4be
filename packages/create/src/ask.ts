import { createInterface } from 'node:readline/promises';
import { AnswerError } from './answers.ts';

export type Asker = {
  /** Asks until `check` accepts the answer, and resolves with its result. An empty answer is `preset`. */
  readonly ask: <Value>(question: string, check: (text: string) => Value, preset?: string) => Promise<Value>;
  readonly close: () => void;
};

/** Returns functions that ask the user in the terminal. */
export function createAsker(): Asker {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    async ask(question, check, preset = '') {
      for (;;) {
        const text = (await lines.question(preset ? `${question} (${preset}): ` : `${question}: `)).trim();
        try {
          return check(text || preset);
        } catch (error) {
          if (!(error instanceof AnswerError)) throw error;
          console.log(error.message);
        }
      }
    },
    close: () => lines.close(),
  };
}
