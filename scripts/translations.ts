import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '../packages/i18n/src/language.ts';
import { exportXliff, importUnits } from './translations/exchange.ts';
import { findTextLimit } from './translations/limits.ts';
import { readTexts, removePluralSuffix, textGroups, writeTexts } from './translations/packs.ts';
import { readTextPlaces, recordedFolder } from './translations/places.ts';
import { lastTag, staleSince } from './translations/stale.ts';
import { readXliff, XliffError } from './translations/xliff.ts';

/*
 * `npm run translations -- export|import|check|places` exchanges texts with translators as XLIFF 2.1 (docs/content-style.md#translation).
 * `places` plays the stories and records which of them shows each text, for limits and links in the XLIFF.
 * `check` lists translations that are older than their English or too long. `--since` names the commit to compare with.
 */

const root = join(import.meta.dirname, '..');
const folder = join(root, '.quayside/translations');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    weblate: { type: 'boolean', default: false },
    language: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    since: { type: 'string' },
  },
});
const chosen = values.language?.filter(isLanguage) ?? languages;
const since = values.since ?? lastTag();
const commands: Readonly<Record<string, () => number>> = { export: exportAll, import: importAll, check, places };

try {
  process.exitCode = (commands[positionals[0] ?? ''] ?? check)();
} catch (error) {
  if (!(error instanceof XliffError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function exportAll(): number {
  mkdirSync(folder, { recursive: true });
  const stale = since ? staleSince(since) : [];
  for (const language of chosen) {
    const file = join(folder, `${language}.xlf`);
    writeFileSync(file, exportXliff(language, stale, { weblate: values.weblate }));
    console.log(`wrote ${relative(root, file)}`);
  }
  if (readTextPlaces().size === 0)
    console.log('It has no limits and stories, because "npm run translations -- places" has not run.');
  return 0;
}

function importAll(): number {
  const places = readTextPlaces();
  const groups = textGroups();
  const files = values.file ?? chosen.map((language) => join(folder, `${language}.xlf`));
  const results = files.map((file) => {
    const { language, units } = readXliff(readFileSync(file, 'utf8'));
    if (!isLanguage(language)) throw new XliffError(`${file} is in ${language}, which Quayside does not have.`);
    const receiver = {
      packOf: (group: string) => readTexts(group, language),
      englishOf: (group: string) => (groups.includes(group) ? readTexts(group, 'en') : undefined),
      limitOf: (group: string, key: string) =>
        findTextLimit(`${group}/${key}`, places.get(`${group}/${key}`), language),
    };
    const { packs, problems } = importUnits(receiver, units);
    for (const problem of problems) console.error(`${language} ${problem}`);
    for (const [group, messages] of packs) writeTexts(group, language, messages);
    console.log(`${language}: ${units.length} texts read, ${packs.size} groups changed, ${problems.length} refused`);
    return problems.length;
  });
  return results.some(Boolean) ? 1 : 0;
}

function check(): number {
  const stale = (since ? staleSince(since) : [])
    .filter(({ language }) => chosen.includes(language))
    .map(({ language, group, key }) => `${language} ${group}/${key}: its English has changed since ${since}`);
  const places = readTextPlaces();
  const tooLong = chosen.flatMap((language) =>
    textGroups().flatMap((group) =>
      Object.entries(readTexts(group, language)).flatMap(([key, text]) => {
        const name = `${group}/${removePluralSuffix(key)}`;
        const [length, limit] = [[...text].length, findTextLimit(name, places.get(name), language)];
        return limit && length > limit ? [`${language} ${name}: ${length} characters, ${limit} at most`] : [];
      }),
    ),
  );
  for (const problem of [...stale, ...tooLong]) console.error(problem);
  return stale.length + tooLong.length > 0 ? 1 : 0;
}

function places(): number {
  rmSync(recordedFolder, { recursive: true, force: true });
  const vitest = ['vitest', 'run', '--config', 'vitest.stories.config.ts', '--project', 'stories-places', 'packages/'];
  const node = [
    '--conditions=quayside-source',
    '--disable-warning=ExperimentalWarning',
    'scripts/with-browser.ts',
    ...vitest,
  ];
  return spawnSync(process.execPath, node, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
