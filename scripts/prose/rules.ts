import type { TextlintRuleModule } from '@textlint/kernel';
import { SentenceSplitterSyntax, splitAST } from 'sentence-splitter';
import { StringSource } from 'textlint-util-to-string';

/** The longest sentence of docs/content-style.md, in words. A colon or a semicolon ends it: lists follow one. */
const mostWords = 25;

/** Words to avoid, from docs/content-style.md and the termbase, with what to write. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\bplease\b/i, 'the request alone'],
  [/\bcannot\b/i, 'can’t'],
  [/\bcould not\b/i, 'couldn’t'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:go|goes|went|going) on\b/i, 'continue'],
  [/\bat hand\b/i, 'ready'],
  [/\bwhoever\b/i, 'anyone who, or who it is'],
  [/\bnobody\b/i, 'no one, or who acts'],
  [/\bsomebody\b/i, 'someone, or who acts'],
  [/\beverybody\b/i, 'everyone, or name the group'],
  [/\b(?:hand|hands|handed) in\b/i, 'submit'],
  [/\bin order to\b/i, 'to'],
  [/\butili[sz]e/i, 'use'],
];

/** Messages are quoted as they are. */
const quoted = /“[^”]*”|"[^"]*"/g;

/** Both take the nodes of an older release of textlint's types, which differ in `readonly` alone. */
type Paragraph = Parameters<typeof splitAST>[0];
type Source = ConstructorParameters<typeof StringSource>[0];

/** Names of code in a row, as in the list of what a release removed. */
const codeList = /\bx+\b(?:,? (?:and )?x+\b)+/g;

/** Returns the sentences of a paragraph, with their place in the file. Code is one word, and so is a list of code. */
const sentencesOf = (paragraph: unknown) =>
  splitAST(paragraph as Paragraph)
    .children.filter(({ type }) => type === SentenceSplitterSyntax.Sentence)
    .map((node) => ({
      start: node.range[0],
      text: new StringSource(node as Source, {
        replacer: ({ node: { type }, maskValue }) => (type === 'Code' ? maskValue('x') : undefined),
      }).toString(),
    }));

const countWords = (text: string) =>
  text
    .replace(codeList, 'x')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Reports sentences of more than 25 words and words to avoid. */
export const plainSentences: TextlintRuleModule = ({ Syntax, RuleError, report, locator }) => ({
  [Syntax.Paragraph](paragraph) {
    for (const { start, text } of sentencesOf(paragraph)) {
      const padding = locator.at(start - paragraph.range[0]);
      const words = Math.max(...text.split(/[.:;?!]\s/).map(countWords));
      if (words > mostWords) report(paragraph, new RuleError(`${words} words in a sentence: split it`, { padding }));
      for (const [pattern, better] of avoided) {
        const found = pattern.exec(text.replace(quoted, ''))?.[0];
        if (found) report(paragraph, new RuleError(`“${found}”: write ${better}`, { padding }));
      }
    }
  },
});
