import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { readTheme, type TokenUse, tokensIn } from './token-uses.ts';

export type KitFact = {
  /** The name in the sidebar. */
  name: string;
  /** The section of the sidebar. */
  group: string;
  /** The id of its page. */
  page: string;
  /** What it is for: the first sentence of its guide. */
  use: string;
  /** The bytes of the component alone, gzip. */
  bytes: number | undefined;
  tokens: readonly TokenUse[];
  /** Folders of the components that it contains. */
  contains: readonly string[];
};

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isShipped = (path: string) => !/[.](?:test|stories|guide)[.]tsx?$/.test(path);

/** Returns what the sources say about each component that has stories, by its folder. */
export function factsOfKit(): Record<string, KitFact> {
  const theme = readTheme(read('packages/ui/tailwind.css'));
  const sizes = read('docs/performance.md');
  const titles = new Map(
    globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).flatMap((path) => {
      const [, group = '', name = ''] = /title: 'Components\/([^/']+)\/([^']+)'/.exec(read(path)) ?? [];
      return name ? [[basename(path, '.stories.tsx'), { group, name }] as const] : [];
    }),
  );
  const factOf = (folder: string, { group, name }: { group: string; name: string }): KitFact => {
    const source = globSync(`packages/ui/src/${folder}/*.{ts,tsx}`, { cwd: root })
      .filter(isShipped)
      .map(read)
      .join('\n');
    const imported = [...source.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, other = '']) => other);
    const bytes = new RegExp(`^\\| \`${folder}\` \\| (\\d+) `, 'm').exec(sizes)?.[1];
    return {
      name,
      group,
      use: firstUseOf(folder),
      page: toId(`Components/${group}/${name}`, 'docs'),
      bytes: bytes === undefined ? undefined : Number(bytes),
      tokens: tokensIn(source, theme),
      contains: [...new Set(imported)].filter((other) => other !== folder && titles.has(other)).sort(),
    };
  };
  return Object.fromEntries([...titles].map(([folder, title]) => [folder, factOf(folder, title)]));
}

/** Reads the sentence from the source, so that the gallery has its words before the guides have loaded. */
function firstUseOf(folder: string): string {
  const path = `packages/ui/src/${folder}/${folder}.guide.tsx`;
  const guide = existsSync(join(root, path)) ? read(path) : '';
  const [, , words = ''] = /\n {2}use: \[\s*(['"])((?:\\.|(?!\1).)*)\1/.exec(guide) ?? [];
  return words.replaceAll(/\\(.)/g, '$1').replaceAll(/\[([^\]]+)\]\([\w-]+\)/g, '$1');
}

/** A Vite plugin that serves the facts as `virtual:kit-facts`, because a page can't read the sources. */
export const kitFacts = () => ({
  name: 'quayside:kit-facts',
  resolveId: (id: string) => (id === 'virtual:kit-facts' ? `\0${id}` : undefined),
  load: (id: string) => (id === '\0virtual:kit-facts' ? `export default ${JSON.stringify(factsOfKit())}` : undefined),
});
