import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, formatFinding } from './finding.ts';
import { renameInCode } from './rename-in-code/rename-in-code.ts';
import { renameInTexts } from './rename-in-texts/rename-in-texts.ts';
import { renamedKeys } from './renamed-keys.ts';

const usage = `quayside-codemods text-keys --code <folder> [--texts <folder>] [--check]

  --code    JavaScript and TypeScript that asks for texts of @quayside/i18n; may be given several times
  --texts   JSON files of your own words for texts of Quayside; may be given several times
  --check   writes nothing; fails where something is to be renamed
`;

const options = {
  code: { type: 'string', multiple: true },
  texts: { type: 'string', multiple: true },
  check: { type: 'boolean' },
} as const;

/** The command `quayside-codemods`; gives its exit code. 0: all is renamed. 1: something is left to do, by hand or because of --check. 2: not understood. */
export function run(args: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  const { code = [], texts = [], check = false } = values;
  if (positionals.join() !== 'text-keys' || code.length + texts.length === 0) {
    console.error(usage);
    return 2;
  }
  const changes = new Map<string, string>();
  const findings: Finding[] = [];
  for (const path of code.flatMap((folder) => filesUnder(folder, /[.][cm]?[jt]sx?$/))) {
    const before = readFileSync(path, 'utf8');
    const renamed = renameInCode(before, path, renamedKeys);
    if (renamed.text !== before) changes.set(path, renamed.text);
    findings.push(...renamed.findings);
  }
  const packs = texts.flatMap((folder) => filesUnder(folder, /[.]json$/));
  const read = new Map(packs.map((path) => [path, readFileSync(path, 'utf8')]));
  for (const [path, text] of renameInTexts(read, renamedKeys)) changes.set(path, text);

  for (const [path, text] of changes) {
    console.log(`${check ? 'to rename' : 'renamed'}  ${path}`);
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const finding of findings) console.log(`by hand  ${formatFinding(finding)}`);
  return findings.length || (check && changes.size) ? 1 : 0;
}

/** Files below a folder, or the file itself; not what was installed or built. */
function filesUnder(path: string, name: RegExp): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name).split(sep).join('/');
    if (!entry.isDirectory()) return name.test(entry.name) ? [inside] : [];
    return /^(node_modules|dist|[.].*)$/.test(entry.name) ? [] : filesUnder(inside, name);
  });
}
