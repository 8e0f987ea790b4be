import type { Mutation } from './mutation.ts';

export const page = 'docs/requirements.md';

const intro = `# Requirements and the tests that hold them
<!-- Written by \`npm run requirements -- --write\`. Change scripts/requirements/mutations instead. -->
Each row breaks one requirement of the specification in the product and names a test that then fails. The ids are those that the names of tests carry.
\`npm run requirements\` applies each change, runs its tests and fails where no test notices; \`npm run requirements -- RULE-08\` does so for one id.
\`npm test\` checks that every id is here, that each change can still be applied and that its tests still exist.

| id | what breaks | changed file | a test that fails |
|---|---|---|---|
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The table of all mutations, in the order of their ids as the specification groups them. */
export function requirementsPage(mutations: readonly Mutation[]): string {
  const rows = mutations.map(({ id, breaks, file, failed }) => {
    return `| ${id} | ${cell(breaks)} | \`${file}\` | ${cell(failed[0] ?? '')} |`;
  });
  return `${intro}${rows.join('\n')}\n`;
}
