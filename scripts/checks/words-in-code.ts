import ts from 'typescript';
import { isTest, type Problem, type SourceFile } from './source-file.ts';

/** Components and screens: every word that they show comes from packages/i18n. */
export const isScreen = (path: string) =>
  /^packages\/(ui|flow[^/]*|host)\/src\/.*[.]tsx$/.test(path) &&
  !isTest(path) &&
  !/[.](stories|guide)[.]tsx$|\/testing\/|\/story-[^/]+[.]tsx$/.test(path);

const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const word = /\p{L}{2}/u;

/** Text that is written where it is shown, in any language. */
export function wordsInCode({ path, text }: SourceFile): Problem[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems: Problem[] = [];
  const report = (node: ts.Node, shown: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    problems.push({ path, line: line + 1, message: `"${shown.trim()}" belongs into packages/i18n/src/text` });
  };
  const visit = (node: ts.Node) => {
    const shown = shownText(node);
    if (shown !== undefined) report(node, shown);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return word.test(node.text) ? node.text : undefined;
  if (!ts.isStringLiteralLike(node)) return undefined;
  return asian.test(node.text) || (isShown(node) && word.test(node.text)) ? node.text : undefined;
}

/** A literal between tags, or as the value of an attribute that people see or hear. */
function isShown(node: ts.Node): boolean {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxAttribute(holder)) return shownAttributes.has(holder.name.getText());
  return ts.isJsxElement(holder) || ts.isJsxFragment(holder);
}
