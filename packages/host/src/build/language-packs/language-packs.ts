import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markPackPhrases } from './phrases.ts';

/** Thrown by a build if a language lacks texts that English has. The message names them. */
export class MissingTextsError extends Error {
  override readonly name = 'MissingTextsError';
  constructor(path: string, keys: readonly string[]) {
    super(`${path} lacks ${keys.join(', ')}. Translate them: a build has no half translated screens.`);
  }
}

/**
 * Returns a Vite plugin that replaces ``import(`./${language}.json`)`` by imports of the existing files, because a bundler must know them. It removes `with {
 * type: 'json' }`, which Vite 8.3 leaves in place and browsers then refuse. A build marks the phrases of Japanese texts, and throws `MissingTextsError`; a
 * development server shows English for missing texts.
 */
export const languagePacks = () => {
  let isBuild = false;
  return {
    name: 'quayside:language-packs',
    enforce: 'pre' as const,
    configResolved({ command }: { readonly command: 'build' | 'serve' }) {
      isBuild = command === 'build';
    },
    transform(code: string, id: string) {
      const [path = ''] = id.split('?');
      if (isBuild && japanese.test(path)) return { code: markPackPhrases(code), map: null };
      if (!/\.tsx?$/.test(path) || path.includes('/node_modules/')) return undefined;
      if (isBuild) checkTexts(code, dirname(path));
      const listed = listPacks(code, dirname(path));
      return listed === code ? undefined : { code: listed.replaceAll(attributes, '$1'), map: null };
    },
  };
};

/** Checks that each language has all texts of the English file that a module imports. Throws `MissingTextsError` if not. */
function checkTexts(code: string, folder: string): void {
  for (const [, texts = ''] of code.matchAll(/from '(\.\/(?:[\w-]+\/)*)en\.json'/g)) {
    const place = join(folder, texts);
    const english = keysOf(join(place, 'en.json'));
    const others = readdirSync(place).filter((file) => languageFile.test(file));
    for (const path of others.map((file) => join(place, file))) {
      const there = keysOf(path);
      const missing = [...english].filter((key) => !there.has(key));
      if (missing.length) throw new MissingTextsError(path, missing);
    }
  }
}

/** Returns the keys of a file of texts as screens use them: `days` for `days_one`, because not every language has that plural. */
const keysOf = (path: string) =>
  new Set(
    Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object).map((key) => key.replace(/_(?:one|other)$/, '')),
  );

/**
 * Returns the module's code with each dynamic import of a JSON file, whose name contains a variable, replaced by imports of the matching files in `folder`.
 * Omits files that the module imports statically.
 */
export function listPacks(code: string, folder: string): string {
  return code.replaceAll(packImport, (_, template: string, rest: string) => {
    const variables = [...template.matchAll(variable)].map(([, expression = '']) => expression);
    const names = new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(variable, '([\\w-]+)')}$`);
    const packs = jsonFiles(folder).flatMap((file) => {
      const values = names.exec(file)?.slice(1);
      return values && !code.includes(`from '${file}'`)
        ? [`'${values.join('/')}': () => import('${file}'${rest})`]
        : [];
    });
    const key = variables.length === 1 ? variables[0] : `\`${variables.map((one) => `\${${one}}`).join('/')}\``;
    return `({ ${packs.join(', ')} })[${key}]()`;
  });
}

const packImport = /\bimport\(\s*`(\.\/[^`]*\$\{\w+\}[^`]*\.json)`((?:,\s*\{\s*with:[^}]*\}\s*\})?)\s*\)/g;
/** Matches the path of a file of Japanese texts. */
export const japanese = /[\\/]ja\.json$/;
const languageFile = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?\.json$/;
const variable = /\$\{(\w+)\}/g;
const attributes = /(\bimport\([^()]*?\.json'),\s*\{\s*with:[^}]*\}\s*,?\s*\}/g;

const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `./${file.split('\\').join('/')}`)
    .filter((file) => file.endsWith('.json'))
    .sort();
