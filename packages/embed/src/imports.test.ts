import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

test('the package has no side effects on import on a server, where `Flow` renders an empty element', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort();
  const [{ mount }, { Flow }, { defineQuaysideFlow }] = await Promise.all([
    import('./mount.ts'),
    import('./react.tsx'),
    import('./element.ts'),
    import('./types.ts'),
  ]);
  expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before);
  expect([typeof mount, typeof defineQuaysideFlow]).toEqual(['function', 'function']);
  const html = renderToString(
    createElement(Flow, { flow: {} as never, edition: {} as never, session: () => Promise.reject(new Error('none')) }),
  );
  expect(html).toBe('<div style="display:contents"></div>');
});
