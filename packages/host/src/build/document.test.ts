import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { documentStyles, noncePlaceholder, renderDocument } from './document.ts';

const parts = {
  base: '/acct/open-account/',
  look: { skin: 'system', theme: 'pro' },
  appType: 5,
  boot: 'boot()',
  entry: 'assets/index.js',
  scripts: ['assets/index.js', 'assets/start.js', 'assets/start.js'],
  styles: 'assets/style.css',
  preloads: 'assets/preloads.js',
  css: 'h1{margin:0}',
  language: 'th',
  path: '/sg-base-info',
  html: '<h1>Hello</h1>',
  title: 'Ha & <b>',
  broken: { title: 'Broken', text: 'No script', reload: 'Reload' },
  guarded: true,
  skeleton: '<p>Loading</p>',
  shell: { skeleton: '<p>Any page</p>', looks: 'outcome:/sg-account-state' },
} as const;
const html = renderDocument(parts);

describe('a built page', () => {
  test('F01 F13 a built page runs its boot script before any request, and then only its entry', () => {
    const at = (part: string) => html.indexOf(part);
    expect(at('<script>boot()</script>')).toBeGreaterThan(0);
    for (const resource of ['<link', 'src=']) expect(at('<script>boot()</script>')).toBeLessThan(at(resource));
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  test('a built page has a language, skin, app type and title', () => {
    expect(html).toContain(
      '<html lang="th" data-skin="system" data-app="5" data-lang-type="5" data-theme="pro" data-guarded="/sg-base-info">',
    );
    expect(html).toContain('<title>Ha &amp; &lt;b></title>');
    expect(html).toContain('data-page="/sg-base-info" data-language="th"');
  });

  test('a built page preloads each script only once', () => {
    expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(1);
    expect(html).toContain('href="/acct/open-account/assets/start.js"');
  });

  test('only a shell loads the preload lists before its entry', () => {
    expect(html).toContain('data-preloads="/acct/open-account/assets/preloads.js"');
    expect(html).not.toContain('src="/acct/open-account/assets/preloads.js"');
    const shell = renderDocument({ ...parts, css: undefined, path: '', html: '' });
    expect(shell).toMatch(
      /<script defer src="[^"]*preloads\.js"><\/script><script type="module"[^>]* src="[^"]*index\.js">/,
    );
  });

  test('a built page names the file of the display font in an attribute of html', () => {
    expect(renderDocument({ ...parts, face: '/acct/open-account/assets/face.woff2' })).toMatch(
      /^<!doctype html><html[^>]* data-face="\/acct\/open-account\/assets\/face\.woff2">/,
    );
  });

  test('a built page contains the placeholder for the nonce once', () => {
    expect(html.split(noncePlaceholder)).toHaveLength(2);
  });

  test('a shell has a skeleton for each kind of page, and maps paths to skeletons', () => {
    const shell = renderDocument({ ...parts, css: undefined, path: '', html: '' });
    expect(shell).toContain(' data-held data-looks="outcome:/sg-account-state">');
    expect(shell).toContain('<div id="skeleton" class="q-root"><p>Any page</p></div>');
    expect(html).not.toContain('data-looks');
  });

  test('F67 a built page contains the hidden message for a missing script', () => {
    expect(html).toContain(
      '<div id="broken" class="q-root" role="alert"><b>Broken</b> No script <a href="">Reload</a>',
    );
    expect(html).toContain(`<style>${documentStyles}</style>`);
    expect(documentStyles).toMatch(/#broken\{display:none/);
  });

  test('inline scripts and styles match the hashes of the Content-Security-Policy', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const inline = [...html.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g)].map(([, text]) =>
      hash(text ?? ''),
    );
    expect(inline).toEqual(['boot()', 'h1{margin:0}', documentStyles].map(hash));
  });
});
