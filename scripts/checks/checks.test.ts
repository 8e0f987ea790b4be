import { describe, expect, it } from 'vitest';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { commandProblems, withCommands } from './command-table.ts';
import { leftoversIn } from './leftovers.ts';
import { problemsInShipped } from './shipped-files.ts';
import { isScreen, wordsInCode } from './words-in-code.ts';

const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

describe('files', () => {
  // "~" stands where the text is broken, so that this file passes its own check
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
  ])('hold no %s', (text) => {
    expect(leftoversIn({ path: 'packages/ui/src/a.ts', text: text.replaceAll('~', '') })).toHaveLength(1);
  });

  it('may hold a URL path that only looks like a folder, a ruler, and a template that is constant', () => {
    const text = "const url = 'https://x.test/home/page';\n=======================\nconst h = `h${level}` as const;";
    expect(leftoversIn({ path: 'packages/ui/src/a.ts', text })).toEqual([]);
  });
});

describe('screens', () => {
  const words = (text: string) =>
    messages(wordsInCode({ path: 'packages/ui/src/a.tsx', text })).map((message) => message.split('"')[1]);

  it('show no word of their own', () => {
    expect(words('<p>Submit</p>')).toEqual(['Submit']);
    expect(words("<p>{'Submit'}</p>")).toEqual(['Submit']);
    expect(words('<p>{`Submit`}</p>')).toEqual(['Submit']);
    expect(words('<img alt="Passport" />')).toEqual(['Passport']);
    expect(words("<X label={'Passport'} />")).toEqual(['Passport']);
    expect(words("const x = '提交'; const y = 'ส่ง';")).toEqual(['提交', 'ส่ง']);
  });

  it('may hold what is no word', () => {
    expect(words('<p className="mt-2" data-state="idle">{t("submit")} · {n} %</p>')).toEqual([]);
    expect(words("// 提交\n<input type='text' autoComplete='name' />")).toEqual([]);
  });

  it('are the components and screens, not their stories and tests', () => {
    expect(
      ['packages/ui/src/a/a.tsx', 'packages/flow-opening/src/a.tsx', 'packages/host/src/a.tsx'].every(isScreen),
    ).toBe(true);
    expect(
      [
        'packages/ui/src/a/a.stories.tsx',
        'packages/flow-opening/src/testing/story-flow.tsx',
        'packages/ui/src/a/a.test.tsx',
        'packages/sandbox/src/a.tsx',
        'packages/ui/src/a.ts',
      ].some(isScreen),
    ).toBe(false);
  });
});

describe('what ships', () => {
  it.each([
    ['a.js.map', ''],
    ['a.js', '//# sourceMappingURL=a.js.map'],
    ['a.js', '-----BEGIN PRIVATE KEY-----'],
    ['a.js', 'import{setupWorker}from"msw/browser"'],
    ['a.js', 'from"@electric-sql/pglite"'],
    ['a.js', 'const path="/doctor/"'],
    ['a.js', 'indexedDB.open("quayside-doctor")'],
  ])('is never %s holding %s', (path, text) => {
    expect(problemsInShipped({ path, text })).not.toEqual([]);
  });

  it.each(scenarios.map(({ id }) => id))('is never a build that took in the scenario %s', (id) => {
    const scenario = scenarios.find((one) => one.id === id);
    const text = `const a=${JSON.stringify(scenario)}`;
    expect(problemsInShipped({ path: 'a.js', text }, scenarios)).not.toEqual([]);
  });

  it('may hold the words that scenarios share with the contract', () => {
    expect(
      problemsInShipped({ path: 'a.js', text: '"draft","under-review","a cash account is open"' }, scenarios),
    ).toEqual([]);
  });

  it('may hold a public key', () => {
    expect(problemsInShipped({ path: 'a.js', text: '-----BEGIN PUBLIC KEY-----' })).toEqual([]);
  });
});

describe('the commands in the page for app developers', () => {
  const source =
    'export type Commands = {\n  /** Signs. */\n  readonly get_http_sign: Command<SigningFields, { readonly sign: string }>;\n  /** Goes. */\n  readonly go: Command<\n    { readonly to: string; readonly by?: Readonly<Record<string, string>> },\n    void\n  >;\n};';
  const page = '# A\n<!-- commands -->\nold\n<!-- /commands -->\nB';

  it('are drawn from the bridge, with what they take and answer', () => {
    const drawn = withCommands(page, source);
    expect(drawn).toContain('| `get_http_sign` | Signs. | `SigningFields` | `{ sign: string }` | 1.7.0 |\n');
    expect(drawn).toContain('| `go` | Goes. | `{ to: string; by?: Record<string, string> }` |  | any |\n');
    expect(drawn).not.toContain('old');
    expect(commandProblems(drawn, source)).toEqual([]);
  });

  it('are found where they are stale', () => {
    expect(commandProblems(page, source)).toHaveLength(1);
  });
});
