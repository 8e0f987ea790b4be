import { readTexts } from '@quayside/i18n/testing/text-folders';
import { editionNames } from '@quayside/platform/app-type';
import { type Page, pages, type Scenario, scenarios } from '@quayside/sandbox/scenarios';
import { expect, test } from 'vitest';

test('docs/scenarios.md matches the catalogue (`vitest -u` writes it)', async () => {
  const tables = `${heading}${scenarios.map(row).join('\n')}\n${pagesHeading}${pages.map(pageRow).join('\n')}\n`;
  await expect(tables).toMatchFileSnapshot('../../../docs/scenarios.md');
});

const heading = `# Scenarios
A scenario is a customer in a known state. \`packages/sandbox/src/development/scenarios\` defines the scenarios, and this page is generated from them. A test plays each scenario on the sandbox and compares its state, path and database with this page. Review links, stories and end-to-end tests use the same scenarios. Shipped code contains none of them (\`scripts/checks/shipped.ts\`).

\`/sandbox/play?scenario=draft&language=th&skin=black\` creates such a customer, signs this browser in and opens the app at the path.

- \`to=/sg-contact-info\` opens another page.
- \`language\` is en, zh-Hans, zh-Hant, ms, th or ja.
- \`skin\` is white, black or blue.
- \`edition\` is sg, hk, mainland or pro. By default, it is the edition of the app that serves the link.

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
## Pages
This table has each page of the specification, and a scenario whose customer can open it. \`e2e/routes.spec.ts\` visits each page in six languages and looks for its heading and its primary action. The table shows them in English.

| page | scenario | heading | primary action |
|---|---|---|---|
`;

function pageRow({ path, scenario, heading, action }: Page): string {
  return `| \`${path}\` | ${scenario ? `\`${scenario}\`` : 'signed out'} | ${english(heading)} | ${english(action)} |`;
}

function english(words: string): string {
  const [group = '', key = ''] = words.split(':');
  return readTexts(group, 'en')[key] ?? `no words ${words}`;
}
