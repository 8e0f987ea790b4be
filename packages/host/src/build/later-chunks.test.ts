import { expect, test } from 'vitest';
import { LaterChunkError, laterChunks } from './later-chunks.ts';

/** Imports of each module, and the modules that it loads later. */
const modules: Record<string, { imports: string[]; later?: string[] }> = {
  '/app/src/main.tsx': { imports: [], later: ['/app/src/session.ts', '/app/src/step.tsx'] },
  '/app/src/session.ts': { imports: ['/app/src/client.ts'], later: ['/app/src/rules-2F7OHVZL.js'] },
  '/app/src/client.ts': { imports: ['/app/src/date.ts'] },
  '/app/src/date.ts': { imports: [] },
  '/app/src/rules-2F7OHVZL.js': { imports: ['/app/src/date.ts', '/app/src/amount.ts'] },
  '/app/src/amount.ts': { imports: ['/app/src/rules-2F7OHVZL.js'] },
  '/app/src/step.tsx': { imports: ['/app/src/amount.ts'] },
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: modules[id]?.imports ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
};

const chunkOf = (groups: ReturnType<typeof laterChunks>, id: string) => {
  for (const { name } of groups.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))) {
    const found = typeof name === 'function' ? name(id, graph as never) : name;
    if (found) return found;
  }
  return undefined;
};

test('a later chunk contains the imports of its modules that are in no earlier chunk', () => {
  const groups = laterChunks('/app', 'src/main.tsx', [
    { name: 'session', from: ['src/session'] },
    { name: 'rules', from: ['src/rules'] },
  ]);
  expect(Object.fromEntries(Object.keys(modules).map((id) => [id.slice(9), chunkOf(groups, id)]))).toEqual({
    'main.tsx': undefined,
    'session.ts': 'session',
    'client.ts': 'session',
    'date.ts': 'session',
    'rules-2F7OHVZL.js': 'rules',
    'amount.ts': 'rules',
    'step.tsx': undefined,
  });
});

test('a later chunk with `sharedBy` contains only modules that enough later modules import', () => {
  const groups = laterChunks('/app', 'src/main.tsx', [
    { name: 'all', sharedBy: 3 },
    { name: 'two', sharedBy: 2 },
  ]);
  expect(Object.fromEntries(Object.keys(modules).map((id) => [id.slice(9), chunkOf(groups, id)]))).toEqual({
    'main.tsx': undefined,
    'session.ts': undefined,
    'client.ts': undefined,
    'date.ts': 'all',
    'rules-2F7OHVZL.js': 'two',
    'amount.ts': 'two',
    'step.tsx': undefined,
  });
});

test('a later chunk with `from` and `sharedBy` contains its modules that enough others share', () => {
  const groups = laterChunks('/app', 'src/main.tsx', [
    { name: 'shared', from: ['src/client'], sharedBy: 3 },
    { name: 'client', from: ['src/client'] },
  ]);
  expect(['client.ts', 'date.ts', 'rules-2F7OHVZL.js'].map((id) => chunkOf(groups, `/app/src/${id}`))).toEqual([
    'client',
    'shared',
    undefined,
  ]);
});

test('laterChunks throws for a path without a module', () => {
  const groups = laterChunks('/app', 'src/main.tsx', [{ name: 'session', from: ['src/sessions'] }]);
  expect(() => chunkOf(groups, '/app/src/session.ts')).toThrow(LaterChunkError);
});
