import { describe, expect, it } from 'vitest';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { findForbiddenTexts } from './forbidden-patterns.ts';
import { undocumentedCommands } from './native-commands.ts';
import { findShippedProblems } from './shipped-files.ts';

describe('findForbiddenTexts', () => {
  // "~" splits forbidden text, so that this file passes its own check.
  it.each([
    '<<<<~<<< HEAD',
    '// oxlint-~disable-next-line no-eval',
    "import x from '/ho~me/me/x.ts';",
    '-----BEGIN ~RSA PRIVATE KEY-----',
    '<ul className="m-0 div~ide-y p-0" />',
    "const list = 'block spa~ce-y-2';",
    "t(`group.${group}` ~as 'group.identity')",
    't(code ~as KeyOf<typeof issues>)',
    "tIssues(issue.code ~as 'account-not-opened', values)",
    "const x = '提交';",
    "crypto.createCipheriv('aes-256-~cbc', key, iv)",
  ])('findForbiddenTexts reports the line %s', (text) => {
    expect(findForbiddenTexts({ path: 'packages/ui/src/a.tsx', text: text.replaceAll('~', '') })).toHaveLength(1);
  });

  it.each([
    "const url = 'https://x.test/home/page';",
    '=======================',
    'const h = `h${level}` as const;',
    '  /** Matches 万. */',
  ])('findForbiddenTexts accepts the line %s', (text) => {
    expect(findForbiddenTexts({ path: 'packages/ui/src/a.tsx', text })).toEqual([]);
  });
});

describe('findShippedProblems', () => {
  it.each([
    ['a.js.map', ''],
    ['a.js', '//# sourceMappingURL=a.js.map'],
    ['a.js', '-----BEGIN PRIVATE KEY-----'],
    ['a.js', 'import{setupWorker}from"msw/browser"'],
    ['a.js', 'from"@electric-sql/pglite"'],
    ['a.js', 'const path="/doctor/"'],
    ['a.js', 'indexedDB.open("quayside-doctor")'],
  ])('findShippedProblems reports the built file %s with the text "%s"', (path, text) => {
    expect(findShippedProblems({ path, text })).not.toEqual([]);
  });

  it('findShippedProblems reports a built file that contains a scenario of the sandbox', () => {
    for (const scenario of scenarios)
      expect(
        findShippedProblems({ path: 'a.js', text: `const a=${JSON.stringify(scenario)}` }, scenarios),
      ).toHaveLength(1);
  });

  it('findShippedProblems accepts a public key, and words that scenarios share with the contract', () => {
    const text = '"draft","under-review","a cash account is open","-----BEGIN PUBLIC KEY-----"';
    expect(findShippedProblems({ path: 'a.js', text }, scenarios)).toEqual([]);
  });
});

it('undocumentedCommands returns commands that the page for app developers lacks', () => {
  const source = 'export type Commands = {\n  readonly sign: Command<A, B>;\n  readonly go: Command<C, void>;\n};';
  expect(undocumentedCommands('| `sign` | Signs. |', source).map(({ message }) => message)).toEqual([
    'does not document the command go',
  ]);
});
