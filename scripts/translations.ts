import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isLanguage, type Language, languages } from '../packages/i18n/src/language.ts';
import { readArguments } from './arguments.mjs';
import { exporterOf, importInto } from './translations/exchange.ts';
import { recordedFolder } from './translations/keep-places.ts';
import { limitOf } from './translations/limits.ts';
import { groupsIn, readPack, sourceOf, stemOf, writePack } from './translations/packs.ts';
import { takePictures } from './translations/pictures.ts';
import { placesFile, placesOf, readPlaces, recordedIn } from './translations/places.ts';
import { type Packs, recordOf, type Sources, staleOf } from './translations/sources.ts';
import { readXliff, XliffError } from './translations/xliff.ts';

/**
 * `npm run translations -- export|import|check|record|places|pictures` exchanges texts with translators as XLIFF 2.1 (docs/content-style.md#translation).
 * `places` plays the stories, those of `--folder` or all, and writes which of them shows each text. `pictures` takes pictures of those
 * stories, or with `--screens` of ten screens in all languages. `sample --seed 7` prints 200 texts of each language to read. `--weblate` writes limits as Weblate reads them.
 * `--file` names files to import; without it, those that `export` wrote are read. `--reviewed opening-base/title` records
 * that the translations of a changed text still hold, and `--language` limits any of them to a language.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, '.quayside/translations');
const record = join(root, 'scripts/translations/sources.json');

const { names, options, flags } = readArguments({
  flags: ['weblate', 'screens'],
  names: ['export', 'import', 'check', 'record', 'places', 'pictures', 'sample'],
  options: ['language', 'file', 'reviewed', 'folder', 'seed'],
  most: 1,
});
const chosen = options.language?.length ? options.language.filter(isLanguage) : languages;
const groups = groupsIn(root);
const sources = JSON.parse(readFileSync(record, 'utf8')) as Sources;
const packsOf = (group: string) =>
  Object.fromEntries(languages.map((language) => [language, readPack(root, group, language)])) as Packs;

try {
  process.exitCode = await run(names[0]);
} catch (error) {
  if (!(error instanceof XliffError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(command: string | undefined): Promise<number> {
  if (command === 'export') return exportAll();
  if (command === 'import') return importAll();
  if (command === 'record') return recordAll(options.reviewed ?? []);
  if (command === 'places') return writePlaces(options.folder?.length ? options.folder : undefined);
  if (command === 'sample') return printSample(Number(options.seed?.[0] ?? 1));
  if (command === 'pictures')
    return takePictures(root, folder, flags.has('screens'), options.language ? chosen : undefined);
  return check();
}

function exportAll(): number {
  const exportOf = exporterOf(root);
  mkdirSync(folder, { recursive: true });
  for (const language of chosen) {
    const file = join(folder, `${language}.xlf`);
    writeFileSync(file, exportOf(language, stale(), { weblate: flags.has('weblate') }));
    console.log(`wrote ${relative(root, file)}`);
  }
  return 0;
}

function importAll(): number {
  const places = readPlaces(root);
  const files = options.file?.length ? options.file : chosen.map((language) => join(folder, `${language}.xlf`));
  for (const file of files) {
    const { language, units } = readXliff(readFileSync(file, 'utf8'));
    if (!isLanguage(language)) throw new XliffError(`${file}: ${language} is no language of Quayside.`);
    const packOf = (group: string) => readPack(root, group, language);
    const mostOf = (group: string, key: string) => limitOf(places, group, key, language);
    const { packs, problems } = importInto({ packOf, englishOf: english, limitOf: mostOf }, units);
    for (const problem of problems) console.error(`${language} ${problem}`);
    for (const [group, messages] of packs) writePack(root, group, language, messages);
    console.log(`${language}: ${units.length} texts read, ${packs.size} groups changed, ${problems.length} refused`);
    if (problems.length) process.exitCode = 1;
  }
  return Number(process.exitCode ?? 0);
}

function english(group: string) {
  return groups.includes(group) ? readPack(root, group, 'en') : undefined;
}

function stale() {
  return groups.flatMap((group) => staleOf(group, packsOf(group), sources[group]));
}

function check(): number {
  const found = stale().filter(({ language }) => chosen.includes(language as Language));
  for (const { language, group, key } of found) console.error(`${language} ${group}/${key}: its English has changed`);
  if (found.length)
    console.error(
      'Translate them anew, or say that they still hold: npm run translations -- record --reviewed <group>/<key>',
    );
  return found.length ? 1 : 0;
}

function recordAll(reviewed: readonly string[]): number {
  const lines = groups.map((group) => {
    const isReviewed = (language: Language, key: string) =>
      reviewed.includes(`${group}/${key}`) && chosen.includes(language);
    return [group, recordOf(packsOf(group), sources[group], isReviewed)] as const;
  });
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  return 0;
}

/** Plays stories and writes which of them shows each text, and where. */
function writePlaces(folders: readonly string[] | undefined): number {
  const isAll = folders === undefined;
  rmSync(recordedFolder, { recursive: true, force: true });
  const tests = [
    'vitest',
    'run',
    '--config',
    'vitest.stories.config.ts',
    '--project',
    'stories-places',
    ...(folders ?? ['packages/']),
  ];
  const node = ['--conditions=source', '--disable-warning=ExperimentalWarning', 'scripts/with-browser.ts', ...tests];
  const { status } = spawnSync(process.execPath, node, { cwd: root, stdio: 'inherit' });
  const texts = groups.flatMap((group) =>
    Object.keys(readPack(root, group, 'en')).map((key) => `${group}/${stemOf(key)}`),
  );
  const places = placesOf([...new Set(texts)], recordedIn(recordedFolder), isAll ? {} : readPlaces(root));
  writeFileSync(join(root, placesFile), `${JSON.stringify(places, null, 2)}\n`);
  return status ?? 1;
}

/** Prints 200 texts of each language beside their English, in an order that the seed decides. */
function printSample(seed: number): number {
  const rank = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  for (const language of chosen) {
    const all = groups.flatMap((group) => {
      const source = readPack(root, group, 'en');
      return Object.entries(readPack(root, group, language)).map(([key, text]) => [
        `${group}/${key}`,
        text,
        ...(language === 'en' ? [] : [sourceOf(source, key)]),
      ]);
    });
    const drawn = all
      .map((row) => [rank(`${language} ${row[0]}`), ...row])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    for (const [, ...row] of drawn.slice(0, 200)) console.log([language, ...row].join('\t'));
  }
  return 0;
}
