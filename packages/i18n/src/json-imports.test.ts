import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonImports } from './json-imports.ts';

const group = new URL('./text/ui/ui.ts', import.meta.url);

test('LANG-04 a browser can fetch the packs of the sources: no attribute is left on a dynamic import', () => {
  const code = jsonImports().transform(readFileSync(group, 'utf8'), group.pathname)?.code ?? '';
  expect(code.match(/=> import\('\.\/[\w-]+\.json'\)/g)).toHaveLength(5);
  expect(code.match(/with/g), 'the static import keeps its own, which Vite takes off').toHaveLength(1);
});

test('other modules are left alone', () => {
  expect(jsonImports().transform("import('./a.json', { with: { type: 'json' } })", '/src/other.ts')).toBeUndefined();
});
