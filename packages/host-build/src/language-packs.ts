import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A Vite plugin to build or serve the packages' sources. Node resolves ``import(`./${language}.json`)`` when it runs; a bundler has to know
 * the files, so the plugin lists them. It also takes off `with { type: 'json' }`, which Vite 8.3 leaves on dynamic imports and browsers then refuse.
 */
export const languagePacks = () => ({
  name: 'quayside:language-packs',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const [path = ''] = id.split('?');
    if (!/\.tsx?$/.test(path) || path.includes('/node_modules/')) return undefined;
    const listed = listPacks(code, dirname(path));
    return listed === code ? undefined : { code: listed.replaceAll(attributes, '$1'), map: null };
  },
});

/**
 * Replaces each dynamic import of a JSON file whose name holds a variable by imports of the files that are in `folder`, without those that the module
 * imports statically.
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
const variable = /\$\{(\w+)\}/g;
const attributes = /(\bimport\([^()]*?\.json'),\s*\{\s*with:[^}]*\}\s*,?\s*\}/g;

const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `./${file.split('\\').join('/')}`)
    .filter((file) => file.endsWith('.json'))
    .sort();
