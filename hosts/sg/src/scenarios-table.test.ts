import { editionNames } from '@quayside/platform/app-type';
import type { Scenario } from '@quayside/sandbox/scenarios';
import { scenarios } from '@quayside/sandbox/scenarios';
import { expect, test } from 'vitest';

test('docs/scenarios.md is drawn from the catalogue as it is; `vitest -u` draws it again', async () => {
  await expect(`${heading}${scenarios.map(row).join('\n')}\n`).toMatchFileSnapshot('../../../docs/scenarios.md');
});

const heading = `# The scenarios
Drawn from the catalogue (\`packages/sandbox/src/scenarios\`); do not edit. A test plays each one on the sandbox and holds state, path and database against what stands here. One file or one list makes
personas, review links, stories and end-to-end runs: \`/sandbox/play?scenario=draft&language=th&skin=black\` makes a new customer who stands there, signs this browser in and opens the app at the path. \`to=/sg-contact-info\` opens
another page; \`language\` is one of en, zh-Hans, zh-Hant, ms, th, ja, \`skin\` white, black or blue, \`edition\` sg, hk, mainland or pro: that of the app through which the link is followed where it names none. What ships knows none of it (\`scripts/checks/shipped.ts\`).

| scenario | a customer who | apps | state | opens at | in the database |
|---|---|---|---|---|---|
`;

function row({ id, about, editions, expect: { state, path, ...held } }: Scenario): string {
  const { rejected = {}, failure, accounts = [], face, mails = [] } = held;
  const database = [
    ...Object.entries(rejected).map(([item, reason]) => `${item} rejected: ${reason}`),
    ...(failure ? [`failure: ${failure}`] : []),
    ...(face && face.attempts > 0
      ? [`face ${face.result}, ${face.attempts} ${face.attempts === 1 ? 'attempt' : 'attempts'}`]
      : []),
    ...accounts.map((type) => `${type} account`),
    ...(mails.length > 0 ? [`mails: ${mails.join(', ')}`] : []),
  ];
  return `| \`${id}\` | ${about} | ${editions.length === editionNames.length ? 'all' : editions.join(', ')} | ${state ?? 'nothing started'} | \`${path}\` | ${database.join('; ')} |`;
}
