import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const pictures = join(import.meta.dirname, '../pictures');

/**
 * A Vite plugin that serves the names of the pictures that tests compare as `virtual:picture-names`. Vite would ask for
 * each picture as a module of its own, before the first of them is shown.
 */
export const pictureNames = (folder = './pictures') => ({
  name: 'quayside:picture-names',
  resolveId: (id: string) => (id === 'virtual:picture-names' ? `\0${id}` : undefined),
  load: (id: string) => {
    if (id !== '\0virtual:picture-names') return undefined;
    const names = globSync('screens-*.png', { cwd: pictures }).map((path) => basename(path, '.png'));
    return `export const folder = ${JSON.stringify(folder)};\nexport const names = ${JSON.stringify(names.sort())};`;
  },
});
