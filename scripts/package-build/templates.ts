import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Template, templates } from '../../packages/create/src/templates.ts';

/* Copies the examples to dist/templates of the package `create`, from which `npm create @quayside` makes projects. */

const root = join(import.meta.dirname, '../..');
const target = join(root, 'packages/create/dist/templates');
const generated = new Set(['node_modules', 'dist', '.next', '__pycache__']);

rmSync(target, { recursive: true, force: true });
for (const { example, shared, contract } of Object.values<Template>(templates)) {
  const folder = join(target, example);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'examples', example), folder, {
    recursive: true,
    filter: (path) => !generated.has(basename(path)),
  });
  for (const file of shared) cpSync(join(root, 'examples/shared', file), join(folder, file));
  for (const file of contract ?? []) cpSync(join(root, 'packages/contract', file), join(folder, 'contract', file));
}
