import type { TextlintRuleModule } from '@textlint/kernel';
import { SentenceSplitterSyntax, splitAST } from 'sentence-splitter';
import { StringSource } from 'textlint-util-to-string';
import avoidedWords from './avoided-words.json' with { type: 'json' };

/** The maximum length of a sentence in docs/content-style.md. A colon or a semicolon ends a sentence. */
const maxWords = 25;

const patterns = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([pattern, better]) => [new RegExp(pattern, 'i'), better] as const);

/** Words to avoid, from docs/content-style.md and the terms, with their replacements. Code may use the words of technical English, such as “cannot”. */
const avoided = { pages: patterns(avoidedWords.pages), everywhere: patterns(avoidedWords.everywhere) };

/** Matches quoted messages and code. */
const quoted = /“[^”]*”|"[^"]*"|`[^`]*`/g;

/** Returns a message for each word to avoid in a text. */
export const avoidedIn = (text: string, where: 'pages' | 'code'): readonly string[] =>
  [...avoided.everywhere, ...(where === 'pages' ? avoided.pages : [])].flatMap(([pattern, better]) => {
    const found = pattern.exec(text.replace(quoted, ''))?.[0];
    return found ? [`“${found}”: write ${better}`] : [];
  });

/** Both packages use older types of textlint, which differ only in `readonly`. */
type Paragraph = Parameters<typeof splitAST>[0];
type Source = ConstructorParameters<typeof StringSource>[0];

/** Matches a list of code. */
const codeList = /\bx+\b(?:,? (?:and )?x+\b)+/g;

/** Returns the sentences of a paragraph with their offset in the file. Code and a list of code are one word. */
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

/** Reports long sentences and words to avoid. */
export const plainSentences: TextlintRuleModule = ({ Syntax, RuleError, report, locator }) => ({
  [Syntax.Paragraph](paragraph) {
    for (const { start, text } of sentencesOf(paragraph)) {
      const padding = locator.at(start - paragraph.range[0]);
      const words = Math.max(...text.split(/[.:;?!]\s/).map(countWords));
      if (words > maxWords) report(paragraph, new RuleError(`${words} words in a sentence: split it`, { padding }));
      for (const message of avoidedIn(text, 'pages')) report(paragraph, new RuleError(message, { padding }));
    }
  },
});
