import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../packages/contract/src/call.ts';
import { breaksOf, untoldBreaks } from './breaks.ts';
import { parseChangeset } from './changesets.ts';
import type { Entry } from './entry.ts';
import { entriesOfEntryPoint } from './of-code.ts';
import { entriesOfTexts, entriesOfTokens } from './of-data.ts';
import { entriesOfCall } from './of-wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-surface-'));
function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

describe('what a consumer may rely on', () => {
  test('are the exports of an entry point, and the members of its props, options and events', () => {
    const path = write(
      'button.tsx',
      `type Hidden = { no: 1 };
       export type ButtonProps = Base & ({ readonly href: string } | { onPress?: () => void; 'aria-label'?: string });
       export interface SheetHandle { close(): void }
       export type Tone = { no: 1 };
       export type FormEvent = Exclude<Other, 'x'> | { readonly type: 'sent'; readonly at: string };`,
    );
    expect(entriesOfEntryPoint('./button', path)).toEqual([
      ...['ButtonProps', 'FormEvent', 'SheetHandle', 'Tone'].map((name) => `export ./button ${name}`),
      'member ./button ButtonProps.href',
      'member ./button ButtonProps.onPress?',
      'member ./button ButtonProps.aria-label?',
      'member ./button SheetHandle.close',
      'member ./button FormEvent.sent.type',
      'member ./button FormEvent.sent.at',
    ]);
  });

  test('are text keys and tokens', () => {
    write('src/text/errors/en.json', '{"busy":"Busy","left_one":"1 left","left_other":"{{count}} left"}');
    write('tokens.css', ':root {\n  --q-ink: #000;\n}\n.x {\n  --q-ink: #fff;\n  color: var(--q-other);\n}\n');
    expect(entriesOfTexts(folder)).toEqual(['text errors.busy', 'text errors.left']);
    expect(entriesOfTokens(folder)).toEqual(['token --q-ink']);
  });

  test('are calls with what they take and answer', () => {
    const call = defineCall('getForm', {
      summary: '',
      path: 'api/form/v1',
      request: z.object({ id: z.string(), note: z.optional(z.string()) }),
      response: z.nullable(z.object({ lines: z.array(z.object({ at: z.string() })) })),
    });
    expect(entriesOfCall(call)).toEqual([
      'call getForm POST:api/form/v1',
      'wire getForm request.id',
      'wire getForm request.note?',
      'wire getForm response.lines',
      'wire getForm response.lines[].at',
    ]);
  });
});

describe('a break', () => {
  const broken = (released: Entry[], now: Entry[]) => breaksOf({ released, now });

  test.each<[string, Entry[], Entry[]]>([
    ['a text that is gone', ['text errors.offline'], []],
    ['an answer that may be missing', ['wire get response.a'], ['wire get response.a?']],
    ['a prop that has to be given now', ['member ./b BProps.a?'], ['member ./b BProps.a']],
  ])('is %s', (_, released, now) => {
    expect(broken(released, now)).toEqual(released);
  });

  test.each<[string, Entry, Entry]>([
    ['a request that wants more', 'wire get request.a', 'wire get request.b'],
    ['a prop that is new and has to be given', 'member ./b BProps.a?', 'member ./b BProps.b'],
  ])('is %s', (_, there, added) => {
    expect(broken([there], [there, added])).toEqual([added]);
  });

  test.each<[string, Entry[], Entry[]]>([
    ['something new', [], ['text errors.busy', 'member ./b BProps.a', 'wire get request.a']],
    ['a new event', ['member ./e AnEvent.sent.type'], ['member ./e AnEvent.sent.type', 'member ./e AnEvent.seen.type']],
    ['a prop that may be left out now', ['member ./b BProps.a'], ['member ./b BProps.a?']],
    ['an answer that is always there now', ['wire get response.a?'], ['wire get response.a']],
  ])('is not %s', (_, released, now) => {
    expect(broken(released, now)).toEqual([]);
  });
});

describe('a changeset', () => {
  const surface = (version: string, entry: Entry) => ({
    name: '@quayside/ui',
    version,
    file: '',
    released: [entry],
    now: [],
  });
  const saying = (bump: string, text: string) => parseChangeset(`---\n'@quayside/ui': ${bump}\n---\n\n${text}\n`);

  it.each<[Entry, string]>([
    ['text errors.offline', '`errors.offline` is gone.'],
    ['token --q-ink', '`--q-ink` is `--q-text`.'],
    ['member ./button ButtonProps.busy?', '`busy` of Button is `state`.'],
    ['export ./sheet Sheet', '`@quayside/ui/sheet` is gone.'],
    ['wire getForm response.lines', '`getForm` answers without `lines`.'],
    ['journey opening 2', 'The journey `opening` asks for a second name.'],
  ])('tells that %s is gone by naming it', (entry, text) => {
    expect(untoldBreaks(surface('0.3.0', entry), [saying('minor', text)])).toEqual([]);
    expect(untoldBreaks(surface('1.3.0', entry), [saying('major', text)])).toEqual([]);
  });

  it.each([
    ['names something else', '0.3.0', 'minor', '`--q-line` is gone.'],
    ['is of too small a bump', '0.3.0', 'patch', '`--q-ink` is gone.'],
    ['is of too small a bump after the first major', '1.0.0', 'minor', '`--q-ink` is gone.'],
  ])('that %s does not do', (_, version, bump, text) => {
    const [problem] = untoldBreaks(surface(version, 'token --q-ink'), [saying(bump, text)]);
    expect(problem).toMatch(/"token --q-ink" is gone, and no changeset says so/);
  });
});
