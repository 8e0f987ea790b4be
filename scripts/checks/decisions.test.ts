import { expect, it } from 'vitest';
import { decisionProblems, listDecisions } from './decisions.ts';

const page = (name: string, text: string) => ({ path: `docs/decisions/${name}.md`, text });
const body = '\n\n**Context.** C.\n\n**Decision.** D.\n';
const older = page('2026-11-20-a', `# A is small\n\n20 November 2026; replaced by \`2026-11-21-b.md\`${body}`);
const newer = page('2026-11-21-b', `# B is large\n\n21 November 2026${body}`);
const index = listDecisions('# Decisions\n', [older, newer]);

it('listDecisions lists every decision, newest first', () => {
  expect(index.split('\n').slice(4)).toEqual([
    '| 21 November 2026 | [B is large](2026-11-21-b.md) |',
    '| 20 November 2026 | [A is small](2026-11-20-a.md) (replaced) |',
    '',
  ]);
});

it('decisionProblems reports a stale index and missing parts of a page', () => {
  expect(decisionProblems([older, newer], index)).toEqual([]);
  expect(decisionProblems([newer], index).map(({ path }) => path)).toEqual(['docs/decisions/README.md']);
  const bare = page('2026-11-21-b', 'B is large\n\n22 November 2026\n');
  expect(decisionProblems([bare], listDecisions(index, [bare]))).toHaveLength(4);
});
