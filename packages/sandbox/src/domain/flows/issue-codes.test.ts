import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@quayside/contract/openapi';
import { expect, test } from 'vitest';
import { includedJourneys, journeys } from './journeys.ts';

const root = join(import.meta.dirname, '../../../../..');
const sentences = JSON.parse(readFileSync(join(root, 'packages/i18n/src/text/issues/en.json'), 'utf8')) as Record<
  string,
  string
>;

const document = openApiDocument('1.0.0', { journeys, parts: includedJourneys }) as {
  readonly 'x-flows': readonly {
    readonly flow: string;
    readonly steps: readonly { readonly step: string; readonly issues: readonly string[] }[];
  }[];
};
const steps = document['x-flows'].flatMap((one) => one.steps.map((step) => ({ ...step, flow: one.flow })));
const codes = [...new Set(steps.flatMap(({ issues }) => issues))].sort();

/** Returns the steps in which a code occurs: `base-info`, or `options: introduce` outside of the opening. */
const placesOf = (code: string): string => {
  const found = steps.filter(({ issues }) => issues.includes(code));
  const opening = found.filter(({ flow }) => flow === 'opening').map(({ step }) => step);
  return (opening.length > 0 ? opening : found.map(({ flow, step }) => `${flow}: ${step}`)).join(', ');
};

test('docs/issue-codes.md is up to date (`-u` updates it)', async () => {
  const rows = codes.map((code) => {
    const sentence = sentences[code] ?? sentences[`${code}_other`];
    expect(sentence, code).toBeDefined();
    return `| \`${code}\` | ${sentence?.replaceAll('|', '\\|')} | ${placesOf(code)} |`;
  });
  await expect(`# Issue codes
This page is generated from \`packages/i18n/src/text/issues\` and \`openapi.json\`. \`saveStep\` returns these codes. The app shows the text of a code in the customer’s language, with the \`values\` of the issue.

[The rules of an opening](build-the-server.md#the-rules-of-an-opening) explain when a server returns each code. Steps without a flow belong to \`opening\`.

| code | text | steps |
|---|---|---|
${rows.join('\n')}
`).toMatchFileSnapshot(join(root, 'docs/issue-codes.md'));
});
