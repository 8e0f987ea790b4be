import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typographic } from '../../.storybook/pages/typographic.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ofMdx = globSync('.storybook/{pages,reference}/*.mdx', { cwd: root }).flatMap(
  (page) => /<\w+ path="([^"]+)"/.exec(read(page))?.[1] ?? [],
);
/** The files that Storybook shows. */
const pages = [...new Set([...ofMdx, ...globSync('docs/decisions/2*.md', { cwd: root })])];

test.each([
  ['"We review it", and "You can\'t".', '“We review it”, and “You can’t”.'],
  ['**"No"**, ("yes") and *\'so\'*.', '**“No”**, (“yes”) and *‘so’*.'],
  ['the customers\' answers, **Bob**\'s "`code`"', 'the customers’ answers, **Bob**’s “`code`”'],
  ['the prefix "Please enter the " (here)', 'the prefix “Please enter the ” (here)'],
  ['| "a" | b |', '| “a” | b |'],
  ['["Title"](page.md "A \'title\'") is "it"', '[“Title”](page.md "A \'title\'") is “it”'],
  ['"A `say("x")` b" and ``a "`" b``', '“A `say("x")` b” and ``a "`" b``'],
  ['<img alt="a"> "a"', '<img alt="a"> “a”'],
  ['```ts\nconst a = "b";\n```\n\n"c"', '```ts\nconst a = "b";\n```\n\n“c”'],
  ['- list\n  ~~~\n  "a"\n  ~~~\n- "b"', '- list\n  ~~~\n  "a"\n  ~~~\n- “b”'],
])('%j becomes %j', (markdown, expected) => {
  expect(typographic(markdown)).toBe(expected);
});

test.each(pages)('%s has the same words and code, and quotes in pairs', (page) => {
  const before = read(page);
  const after = typographic(before);
  const straight = after.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'");
  expect(straight).toBe(before.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"));
  expect(codeOf(after)).toEqual(codeOf(before));
  const unpaired = after
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.split('“').length !== paragraph.split('”').length);
  expect(unpaired).toEqual([]);
});

/** Code by its lines: what lies between fences, and between single backticks elsewhere. */
function codeOf(markdown: string): string[] {
  let isOpen = false;
  return markdown.split('\n').flatMap((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isOpen = !isOpen;
    return isOpen || isFence ? [line] : (line.match(/`[^`]+`/g) ?? []);
  });
}
