import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { avoidedStateWords, findStates, isSeenAtStart } from '../../.storybook/states.ts';
import { toStoryName } from '../../.storybook/story-words.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
const stories = files.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const title = /\btitle: '([^']+)'/.exec(code)?.[1] ?? file;
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name));
  return names.map((name) => ({ file, title, name }));
});

test('the sidebar separates components and screens', () => {
  const isOfKit = ({ file }: { file: string }) => /^packages\/(ui|capture)\//.test(file);
  const kit = new Set(stories.filter(isOfKit).map(({ title }) => title));
  const others = new Set(stories.filter((story) => !isOfKit(story)).map(({ title }) => title));
  expect([...kit].filter((title) => !/^(?:Components\/\w+|Foundations)\/[A-Z]/.test(title))).toEqual([]);
  expect([...others].filter((title) => !/^Screens\/[^/]+\/[A-Z]/.test(title))).toEqual([]);
});

test('titles contain words and are unique', () => {
  const titles = [...new Set(stories.map(({ title }) => title))];
  expect(titles.filter((title) => /[a-z][A-Z]/.test(title))).toEqual([]);
  const plain = titles.map((title) => title.toLowerCase().replace(/[^a-z0-9/]/g, ''));
  expect(plain.filter((title, index) => plain.indexOf(title) !== index)).toEqual([]);
});

test('all names of stories use the same word for a state', () => {
  const other = new RegExp(`\\b(?:${Object.keys(avoidedStateWords).join('|')})\\b`);
  expect(stories.filter(({ name }) => other.test(name))).toEqual([]);
});

test.each([
  ['Screens/Opening/Identity document', 'To Fix Upload Rejected', ['to-fix']],
  ['Screens/Opening/Status', 'Refused May Try Again', ['refused']],
  ['Screens/Derivatives/Under review', 'Error At Loading', ['under-review', 'error']],
  ['Screens/Opening/Contact', 'Offline At Save', ['offline']],
  ['Screens/Opening/Contact', 'Under Review Read Only', ['under-review']],
  ['Components/Fields/Text field', 'Empty', ['empty']],
  ['Components/Fields/Text field', 'Filled', []],
  ['Screens/App/A step on the phone', 'No network', ['offline']],
  ['Screens/App/Home', 'New customer', ['empty']],
  ['Screens/App/Notices', 'Login failed', ['error']],
  ['Screens/App/Notices', 'Nothing kept on the device', []],
  ['Screens/App/Notices', 'Error at page', ['error']],
  ['Screens/Opening/Account type', 'Margin refused: cash with one tap', []],
  ['Screens/Opening/Face, failed', 'No match', ['error']],
  ['Screens/Opening/Identity check by a third party', 'Provider down', ['error']],
  ['Screens/Joint account/Invitation', 'No longer valid', []],
  ['Screens/Joint account/Basic information', 'No minor', []],
  ['Screens/W-8BEN/Differences', 'Nothing differs', []],
  ['Screens/W-8BEN/Form', 'No treaty', []],
  ['Start/Toolbar', 'No digital ID in mainland', []],
  ['Components/Data/Area chart', 'Failed', ['error']],
  ['Components/Documents/Document uploader', 'Upload failed', ['error']],
  ['Components/Documents/PDF link', 'Opened elsewhere', []],
  ['Components/Fields/One-time code field', 'Sending failed', ['error']],
  ['Components/Fields/Picker', 'Error at loading', ['error']],
  ['Components/Actions/Button', 'Primary', []],
])('findStates of the story “%s, %s” returns %j', (title, name, states) => {
  expect(findStates(title, name)).toEqual(states);
});

test.each([
  ['Screens/Opening/Identity document', 'To fix unclear', [], true],
  ['Screens/Opening/Status', 'Corrected', ['to-fix'], true],
  ['Screens/Derivatives/Refused', 'Refused may try again', [], true],
  ['Screens/Opening/Contact', 'Empty', [], true],
  ['Screens/Opening/What to fix', 'Offline at resubmission', [], false],
  ['Screens/Opening/Contact', 'Errors', [], false],
  ['Components/Documents/Document uploader', 'Refused', [], false],
])(
  'the story “%s, %s” with the tags %j shows its state before its play function: %s',
  (title, name, tags, expected) => {
    expect(isSeenAtStart(title, name, tags)).toBe(expected);
  },
);

test('a search for “upload rejected” finds both screens with an upload', () => {
  const found = stories.filter(({ name }) => /upload/i.test(name) && /rejected/i.test(name));
  expect(found.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Screens/Opening/Identity document', 'Screens/Opening/Proof of address']),
  );
});

test('the story “rejected upload in Thai and black” sets language and skin', () => {
  const code = readFileSync(join(root, 'packages/flow-opening/src/submit-photo/submit-photo.stories.tsx'), 'utf8');
  const story = code.split(/^export const /m).find((one) => one.startsWith('ToFixUploadRejectedThaiBlack')) ?? '';
  expect(story).toMatch(/globals: \{[^}]*language: 'th'/);
  expect(story).toMatch(/globals: \{[^}]*skin: 'black'/);
});

test.each([
  ['HeicFails', 'HEIC fails'],
  ['IdCard', 'ID card'],
  ['OfTheUnitedStates', 'Of the United States'],
  ['UsNational', 'US national'],
  ['W8benDue', 'W-8BEN due'],
  ['UsesTheSignatureOfTheW8ben', 'Uses the signature of the W-8BEN'],
  ['JapaneseBlack320', 'Japanese black 320'],
  ['CfdUnderReview', 'CFD under review'],
])('the story export %s is “%s” in the sidebar', (exported, words) => {
  expect(toStoryName(exported)).toBe(words);
});
