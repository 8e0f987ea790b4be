import { expect, it } from 'vitest';
import { decisionProblems, isDecision, withDecisions } from './decisions.ts';

const page = (name: string, text: string) => ({ path: `docs/decisions/${name}.md`, text });
const older = page(
  '2026-11-20-a',
  '# A is small\n\n20 November 2026; replaced by `2026-11-21-b.md`\n\n**Context.** C.\n\n**Decision.** D.\n',
);
const newer = page('2026-11-21-b', '# B is large\n\n21 November 2026\n\n**Context.** C.\n\n**Decision.** D.\n');
const index = withDecisions('# Decisions\n\nWhy.\n', [older, newer]);

it('the index lists every decision, newest first', () => {
  expect(index).toBe(
    `# Decisions

Why.

| Date | Decision |
|---|---|
| 21 November 2026 | [B is large](2026-11-21-b.md) |
| 20 November 2026 | [A is small](2026-11-20-a.md) (replaced) |
`,
  );
  expect(decisionProblems([older, newer], index)).toEqual([]);
  expect(decisionProblems([newer], index).map(({ path }) => path)).toEqual(['docs/decisions/README.md']);
});

it('a page without title, date, context or decision is named', () => {
  const bare = page('2026-11-21-b', 'B is large\n\n22 November 2026\n');
  expect(decisionProblems([bare], withDecisions(index, [bare])).map(({ message }) => message)).toEqual([
    'a decision has a title',
    'a decision has the date "21 November 2026" below the title',
    'a decision has **Context.**',
    'a decision has **Decision.**',
  ]);
});

it.each([
  ['docs/decisions/2026-11-21-b.md', true],
  ['docs/decisions/README.md', false],
  ['docs/2026-11-21-b.md', false],
])('%s is a decision: %s', (path, is) => {
  expect(isDecision(path)).toBe(is);
});
