import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlyBody, earlyHead, stylesAfterPage } from '../../.storybook/early-page.ts';
import { wordmarkDrawing as hk } from '../../hosts/hk/src/wordmark.ts';
import { wordmarkDrawing as mainland } from '../../hosts/mainland/src/wordmark.ts';
import { wordmarkDrawing as pro } from '../../hosts/pro/src/wordmark.ts';
import { wordmarkDrawing as sg } from '../../hosts/sg/src/wordmark.ts';

const storybook = join(import.meta.dirname, '../../.storybook');
const page = earlyBody('<div></div>');

test('the document of stories holds the first page, before any code has loaded', () => {
  expect(page).toContain('<h1>Quayside</h1>');
  expect(page).toContain('<div></div>');
  expect(earlyHead()).toContain('.welcome h1 {');
  const family = /[.]welcome h1 [{][^}]*font:\s+650 [^"]*"([^"]+)"/.exec(earlyHead())?.[1];
  expect(earlyHead(), 'its title has the face of the brand').toContain(
    `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,`,
  );
});

test('each brand stands with the wordmark that its app draws', () => {
  for (const { path } of [sg, hk, mainland, pro]) expect(page).toContain(`d="${path}"`);
  expect(readFileSync(join(storybook, 'brand/logo.svg'), 'utf8'), 'beside the symbol above the sidebar').toContain(
    `d="${sg.path}"`,
  );
});

const fileOf = (picture: string) => {
  const [, host = '', file = ''] = /^brands\/(\w+)\/(.+)$/.exec(picture) ?? [];
  return host ? join(storybook, '../hosts', host, 'public', file) : join(storybook, picture);
};

test('every picture of the first page is kept in the repository, with its size, and waits for its turn', () => {
  const pictures = [...page.matchAll(/<img [^>]*src="\.\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures.length).toBeGreaterThan(6);
  expect(pictures.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  expect(page.match(/<img (?![^>]*loading="lazy")/g), 'other stories have this document too').toBeNull();
  expect(page.match(/<img (?![^>]*width="\d+" height="\d+")/g), 'the page never moves').toBeNull();
});

test('an address that names no page shows the first page early too', () => {
  expect(earlyHead()).toContain("['start-welcome--docs', '*'].includes(asked.get('id'))");
  expect(earlyHead()).toContain('.sb-show-preparing-story');
});

test('the head of the first page alone asks for the pictures of the first row', () => {
  const [, asked = ''] = /for \(const picture of (\[.*?\])\)/.exec(earlyHead()) ?? [];
  const first = JSON.parse(asked) as string[];
  const pictures = [...page.matchAll(/<img [^>]*src="\.\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(first.length).toBeGreaterThan(4);
  expect(first).toEqual(pictures.slice(0, first.length));
});

test('the first page shows the four editions, and a field, an uploader and a button', () => {
  expect(page.match(/class="edition"/g)).toHaveLength(4);
  expect(page, 'pro opens in the black skin').toContain('background:#dcb76e;color:#1f1401');
  for (const part of ['field', 'upload', 'button']) expect(page).toContain(`class="sample-${part}"`);
});

test('the first page is drawn before the style sheets of the stories', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="./assets/iframe.css">';
  const html = stylesAfterPage(`<head>${sheet}</head><body>${page}<div id="storybook-root"></div></body>`);
  expect(html.split(sheet)).toHaveLength(2);
  expect(html.indexOf(sheet)).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.indexOf(sheet)).toBeLessThan(html.indexOf('storybook-root'));
  expect(stylesAfterPage(`<head>${sheet}</head>`), 'of another document').toContain(sheet);
});
