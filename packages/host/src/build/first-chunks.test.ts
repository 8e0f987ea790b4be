import { expect, test } from 'vitest';
import { firstChunks } from './first-chunks.ts';

/** Static imports of each module. */
const imports: Record<string, string[]> = {
  '/app/main.tsx': ['/app/react.js', '/app/node_modules/react-dom/client.js'],
  '/app/node_modules/react-dom/client.js': ['/app/react.js'],
  '/app/react.js': [],
  '/app/home.tsx': ['/app/react.js', '/app/button.tsx', '/app/card.tsx'],
  '/app/choose.tsx': ['/app/button.tsx', '/app/step.tsx'],
  '/app/base.tsx': ['/app/button.tsx', '/app/step.tsx', '/app/date.tsx'],
  '/app/step.tsx': ['/app/react.js', '/app/step.tsx'],
  '/app/opening.ts': ['/app/steps.ts'],
  '/app/later.tsx': ['/app/date.tsx', '/app/sign.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test('firstChunks puts modules that the same first pages need into one chunk', () => {
  const groups = firstChunks('/app', 'main.tsx', [
    ['home.tsx'],
    ['choose.tsx', 'opening.ts'],
    ['base.tsx', 'opening.ts'],
  ]);
  const byPriority = groups.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  const chunkOf = (id: string) => {
    for (const { name } of byPriority) {
      const found = typeof name === 'function' ? name(id, graph as never) : name;
      if (found) return found;
    }
    return undefined;
  };
  expect(chunkOf('/app/main.tsx')).toBeUndefined(); // the page names it
  expect(chunkOf('/app/node_modules/react-dom/client.js')).toBe('react-dom');
  expect(chunkOf('/app/react.js')).toBe('start');
  expect(chunkOf('/app/button.tsx')).toBe('start');
  expect(chunkOf('/app/step.tsx')).toBe('with-choose-base');
  expect(chunkOf('/app/date.tsx')).toBe('with-base');
  expect(chunkOf('/app/steps.ts')).toBe('with-choose-base');
  expect(chunkOf('/app/card.tsx')).toBe('with-home');
  expect(chunkOf('/app/sign.tsx')).toBeUndefined();
});
