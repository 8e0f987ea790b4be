import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

type Door = string | { source?: string; import?: string };

/** The build of every package: one entry a door, taken from the `source` of each entry of `exports` in its package.json. */
export default defineConfig(() => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Door> };
  const entry: Record<string, string> = {};
  for (const door of Object.values(exports)) {
    if (typeof door === 'string' || !door.source || !door.import) continue;
    entry[door.import.replace(/^\.\/dist\/|\.js$/g, '')] = door.source;
  }
  return { entry, format: 'esm', dts: true, splitting: true, clean: true, target: 'es2022', treeshake: true };
});
