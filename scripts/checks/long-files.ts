import type { Problem, SourceFile } from './source-file.ts';

/** CONTRIBUTING: 150 lines is a normal file, 400 the most. */
const mostLines = 400;

export function longFiles({ path, text }: SourceFile): Problem[] {
  const lines = text.split('\n').length - 1;
  return lines > mostLines ? [{ path, message: `${lines} lines, ${mostLines} at most: split it` }] : [];
}
