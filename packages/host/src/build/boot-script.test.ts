import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

test('F01 the boot script is a small classic script without tags, which first removes login secrets', async () => {
  const script = await bootScript();
  expect(script).not.toMatch(/<\/|<!--|^import |^export /m);
  expect(new TextEncoder().encode(script).length).toBeLessThanOrEqual(7_000);
  let shown = '';
  const location = { href: 'https://a.example/?token=T1', search: '', pathname: '/', hash: '' };
  const window = {
    location,
    history: { state: null, replaceState: (_: unknown, __: string, url: URL) => (shown = String(url)) },
  };
  expect(() => runInNewContext(script, { window, URL }), 'the page has no document yet').toThrow(/document|undefined/);
  expect(shown).toBe('https://a.example/');
});
