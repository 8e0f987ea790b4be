import { expect, test } from 'vitest';
import { withoutScripts } from './static-pages.ts';

test('a static page has the form, and no script, preload or skeleton', () => {
  const html =
    '<html data-skin="white" data-guarded="/sg-base-info"><head><script>boot()</script><style>h1{margin:0}</style></head><body>' +
    '<div id="root"><h1>Basic information</h1></div><div id="skeleton" class="q-root"><div>…</div></div><div id="broken">Reload</div>' +
    '<script type="module" src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"></body></html>';
  expect(withoutScripts(html)).toBe(
    '<html data-skin="white"><head><style>h1{margin:0}</style></head><body>' +
      '<div id="root"><h1>Basic information</h1></div><div id="broken">Reload</div></body></html>',
  );
});
