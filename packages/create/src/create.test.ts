import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AnswerError, checkFolder, checkTemplate, editionChecks } from './answers.ts';
import { templateNames } from './templates.ts';
import { writeProject } from './write-project.ts';

const examples = join(import.meta.dirname, '../../../examples');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-create-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'harbour');
}

test.each([
  ['a folder with files', () => checkFolder(examples), 'is not empty'],
  ['a folder whose name npm refuses', () => checkFolder('My App'), '"My App" is not a name for npm'],
  ['an unknown template', () => checkTemplate('angular'), '"angular" is not a template: use edition, react'],
  ['an id of Quayside', () => editionChecks.name('sg'), '"sg" is an edition of Quayside'],
  ['a wrong id', () => editionChecks.name('M Y'), '"M Y" is not an id'],
  ['an app type of Quayside', () => editionChecks.appType('12'), '"12" is not an app type'],
  ['an unknown country', () => editionChecks.country('XY'), '"XY" is not a country'],
  [
    'an unknown language',
    () => editionChecks.languages('en,de'),
    '"de" is not a language of Quayside: use en, zh-Hans',
  ],
  ['an unknown product', () => editionChecks.flows('crypto'), '"crypto" is not a product of Quayside'],
  ['a name with a quote', () => editionChecks.title("Lion's"), 'Write the name of the app without'],
  [
    'a colour without all digits',
    () => editionChecks.accent('#fff'),
    '"#fff" is not a colour: write it like "#7a2e5d"',
  ],
  ['a colour that is too light', () => editionChecks.accent('#ffcc00'), 'have a contrast of 1.5:1, and need 4.5:1'],
])('create refuses %s, and says what to write', (_, check, message) => {
  expect(check).toThrow(AnswerError);
  expect(check).toThrow(message);
});

test('create makes an edition with the answers, and nothing of the example remains in it', () => {
  const folder = newFolder();
  writeProject(examples, {
    folder,
    template: 'edition',
    version: '1.2.3',
    edition: {
      name: 'th',
      title: 'Tha Ruea',
      appType: 71,
      country: 'TH',
      languages: ['th', 'en'],
      flows: ['options', 'futures'],
      accent: '#00596b',
    },
  });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const all = ['index.html', 'editions.json', 'src/edition.ts', 'src/home-text.ts', 'src/text/en.json']
    .map(read)
    .join('');
  expect(all).not.toMatch(/malaysia|pelabuhan|mykad|'ms'|buka|\bmy\b/i);
  expect(read('src/edition.ts')).toContain("languages: ['th', 'en']");
  expect(read('src/edition.ts')).toContain("derivatives: ['options', 'futures']");
  expect(JSON.parse(read('editions.json'))).toMatchObject({ th: { appType: 71, title: 'Tha Ruea', country: 'TH' } });
  expect(read('src/brand.css')).toContain('--q-brand-accent: #00596b;');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'harbour',
    engines: { node: '>=22.22.0' },
    dependencies: { '@quayside/host': '^1.2.3' },
    devDependencies: { '@quayside/sandbox': '^1.2.3' },
  });
});

test('create makes an edition with the colour of the example', () => {
  const folder = newFolder();
  const [, accent = ''] =
    /-accent: (#\w+)/.exec(readFileSync(join(examples, 'edition-my/src/brand.css'), 'utf8')) ?? [];
  const answers = {
    name: 'nz',
    title: 'Quay',
    appType: 72,
    country: 'NZ',
    languages: ['en'],
    flows: [],
    accent,
  } as const;
  writeProject(examples, { folder, template: 'edition', version: '1.2.3', edition: answers });
  expect(readFileSync(join(folder, 'src/brand.css'), 'utf8')).toContain(`--q-brand-accent: ${accent};`);
});

test.each(templateNames.filter((name) => name !== 'edition'))('the template %s starts and tests itself', (template) => {
  const folder = newFolder();
  writeProject(examples, { folder, template, version: '1.2.3' });
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toContain('engine-strict=true');
});
