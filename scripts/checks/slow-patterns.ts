import { checkSync } from 'recheck';
import ts from 'typescript';
import type { CheckProblem, SourceFile } from './source-file.ts';

/** The time limit for the analysis of one pattern, in ms. A pattern that takes longer counts as fast enough. */
const TIMEOUT = 10_000;
/** The highest degree of polynomial time that is allowed. Inputs are short or limited in size, so quadratic time is fast enough. */
const HIGHEST_DEGREE = 2;

// Without this, recheck looks for a native build, which is not installed.
process.env.RECHECK_BACKEND ??= 'pure';

/** Returns a problem for each regular expression in a file that takes exponential or cubic time on some input (fault F28). */
export function findSlowPatterns({ path, text }: SourceFile): CheckProblem[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const problems: CheckProblem[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const slowness = slownessOf(node.text.slice(1, end), node.text.slice(end + 1));
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (slowness) problems.push({ path, line: line + 1, message: `${node.text} takes ${slowness} time` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function slownessOf(pattern: string, flags: string): string | undefined {
  const judged = checkSync(pattern, flags.replace('v', 'u'), { checker: 'automaton', timeout: TIMEOUT });
  if (judged.status !== 'vulnerable') return undefined;
  const { complexity } = judged;
  const fast = complexity.type === 'polynomial' && complexity.degree <= HIGHEST_DEGREE;
  return fast ? undefined : complexity.summary;
}
