import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineImages } from './inline-images.ts';

const base = '/acct/open-account/';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('inlineImages inlines a small picture, and removes its preload', () => {
  writeFileSync(join(folder, 'hero.svg'), '<svg fill="#053440"><path d="M0 50%"/></svg>\n');
  const html = `<link rel="preload" as="image" href="${base}hero.svg"/><img class="a" src="${base}hero.svg" alt=""/>`;
  const written = inlineImages(html, base, folder);
  expect(written).toBe(
    `<img class="a" src="data:image/svg+xml,%3Csvg fill='%23053440'%3E%3Cpath d='M0 50%25'/%3E%3C/svg%3E" alt=""/>`,
  );
  expect(decodeURIComponent(/svg\+xml,([^"]+)"/.exec(written)?.[1] ?? '')).toBe(
    "<svg fill='#053440'><path d='M0 50%'/></svg>",
  );
});

test.each([
  ['a large picture', 'hero.svg', `<svg>${' '.repeat(2048)}</svg>`],
  ['a missing picture', 'other.svg', '<svg/>'],
])('inlineImages does not inline %s', (_, name, svg) => {
  writeFileSync(join(folder, name), svg);
  const html = `<link rel="preload" as="image" href="${base}hero.svg"/><img src="${base}hero.svg"/>`;
  expect(inlineImages(html, base, folder)).toBe(html);
});

test('inlineImages does not inline a picture of another origin', () => {
  writeFileSync(join(folder, 'hero.svg'), '<svg/>');
  const html = '<img src="https://cdn.example/hero.svg"/><a href="/acct/open-account/hero.svg">hero</a>';
  expect(inlineImages(html, base, folder)).toBe(html);
});
