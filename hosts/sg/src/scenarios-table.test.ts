import { readTexts } from '@quayside/i18n/testing/text-folders';
import { editionNames } from '@quayside/platform/app-type';
import { type Page, pages, type Scenario, scenarios } from '@quayside/sandbox/scenarios';
import { expect, test } from 'vitest';

test('docs/scenarios.md matches the catalogue (`vitest -u` writes it)', async () => {
  const tables = `${heading}${scenarios.map(row).join('\n')}\n${pagesHeading}${pages.map(pageRow).join('\n')}\n`;
  await expect(tables).toMatchFileSnapshot('../../../docs/scenarios.md');
});

const heading = `# Scenarios
A scenario is an invented customer in a known state, such as “has saved a draft up to the contact details”. Review links, stories and end-to-end tests use the same scenarios. Shipped code contains no scenario (\`scripts/checks/shipped.ts\`).

This page is generated from \`packages/sandbox/src/development/scenarios\`, which defines the scenarios. A test plays each scenario on the sandbox. It compares the state, the path and the database with the definition.

The link \`/sandbox/play?scenario=draft&language=th&skin=black\` creates the customer of the scenario \`draft\` and signs this browser in. It then opens the app at the path in the column “opens at”. A link has these parameters:

- \`scenario\` is an id of the first column.
- \`to=/sg-contact-info\` opens this page instead of the path of the scenario.
- \`language\` is en, zh-Hans, zh-Hant, ms, th or ja.
- \`skin\` is white, black or blue.
- \`edition\` is sg, hk, mainland or pro. By default, the app that serves the link determines the edition.

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
The table lists each page of the specification with a scenario whose customer can open the page. \`e2e/routes.spec.ts\` visits each page in six languages and looks for its heading and its primary action. The table shows both in English.

| page | scenario | heading | primary action |
|---|---|---|---|
`;

function pageRow({ path, scenario, heading, action }: Page): string {
  return `| \`${path}\` | ${scenario ? `\`${scenario}\`` : 'signed out'} | ${english(heading)} | ${action ? english(action) : 'the first answer'} |`;
}

function english(words: string): string {
  const [group = '', key = ''] = words.split(':');
  return readTexts(group, 'en')[key] ?? `no words ${words}`;
}
