import type { TextlintRuleModule } from '@textlint/kernel';
import { SentenceSplitterSyntax, splitAST } from 'sentence-splitter';
import { StringSource } from 'textlint-util-to-string';
import avoidedWords from './avoided-words.json' with { type: 'json' };

/** The most words that a sentence may have (docs/content-style.md). A colon or a semicolon ends a sentence. */
const maxWords = 25;

const patterns = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([pattern, better]) => [new RegExp(pattern, 'i'), better] as const);

/**
 * Patterns of words to avoid, with their replacements, from docs/content-style.md and docs/terms.md. Code may use the
 * words of technical English, such as “cannot”.
 */
const avoided = { pages: patterns(avoidedWords.pages), everywhere: patterns(avoidedWords.everywhere) };

/** Matches quoted messages and code, which may contain any words. */
const quoted = /“[^”]*”|"[^"]*"|`[^`]*`/g;

/** Returns a message for each word to avoid in a text. Texts in `code` may use more words than `pages`. */
export const findAvoidedWords = (text: string, where: 'pages' | 'code'): readonly string[] =>
  [...avoided.everywhere, ...(where === 'pages' ? avoided.pages : [])].flatMap(([pattern, better]) => {
    const found = pattern.exec(text.replace(quoted, ''))?.[0];
    return found ? [`“${found}”: write ${better}`] : [];
  });

/** The type of a paragraph for `splitAST`. Its package and textlint have older types, which differ only in `readonly`. */
type Paragraph = Parameters<typeof splitAST>[0];
type Source = ConstructorParameters<typeof StringSource>[0];

/** Matches a list of code, in which each code is replaced by `x`, so that it counts as one word. */
const codeList = /\bx+\b(?:,? (?:and )?x+\b)+/g;

/** Returns the sentences of a paragraph, each with its offset in the file. Code, or a list of code, is one word. */
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

/** Rule of textlint that reports sentences that are too long, and words to avoid. */
export const plainSentences: TextlintRuleModule = ({ Syntax, RuleError, report, locator }) => ({
  [Syntax.Paragraph](paragraph) {
    for (const { start, text } of sentencesOf(paragraph)) {
      const padding = locator.at(start - paragraph.range[0]);
      const words = Math.max(...text.split(/[.:;?!]\s/).map(countWords));
      if (words > maxWords) report(paragraph, new RuleError(`${words} words in a sentence: split it`, { padding }));
      for (const message of findAvoidedWords(text, 'pages')) report(paragraph, new RuleError(message, { padding }));
    }
  },
});
