import { readFileSync } from 'node:fs';
import { editionNames } from '@quayside/platform/app-type';
import { type Page, pages, type Scenario, scenarios } from '@quayside/sandbox/scenarios';
import { expect, test } from 'vitest';

test('keeps docs/scenarios.md equal to the catalogue (`vitest -u` writes it)', async () => {
  const tables = `${heading}${scenarios.map(row).join('\n')}\n${pagesHeading}${pages.map(pageRow).join('\n')}\n`;
  await expect(tables).toMatchFileSnapshot('../../../docs/scenarios.md');
});

const heading = `# The scenarios
Drawn from the catalogue (\`packages/sandbox/src/development/scenarios\`); do not edit. A test plays each one on the sandbox and holds state, path and database against what stands here. One file or one list makes
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

const pagesHeading = `
## The pages
Each page of the specification, and the scenario whose customer finds it there. \`e2e/routes.spec.ts\` visits every one in six languages and looks for its heading and its primary action, which stand here in English.

| page | scenario | heading | primary action |
|---|---|---|---|
`;

function pageRow({ path, scenario, heading, action }: Page): string {
  return `| \`${path}\` | ${scenario ? `\`${scenario}\`` : 'signed out'} | ${english(heading)} | ${english(action)} |`;
}

function english(words: string): string {
  const [group = '', key = ''] = words.split(':');
  const pack = new URL(`../../../packages/i18n/src/text/${group}/en.json`, import.meta.url);
  return (JSON.parse(readFileSync(pack, 'utf8')) as Record<string, string>)[key] ?? `no words ${words}`;
}
