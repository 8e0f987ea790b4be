import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { furtherPages } from './further-pages.ts';
import { createLaunchSite } from './launch-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-launch-'));
const storybookFolder = join(folder, 'storybook-static');
const app = {
  name: 'sg',
  title: 'Singapore <12>',
  appType: 12,
  url: 'http://localhost:4012/acct/open-account/',
  about: 'The national digital ID.',
};
const site = createLaunchSite({ apps: [app], sandboxUrl: 'http://localhost:4100/', storybookFolder });
const open = async (path: string) => {
  const answer = await site.request(`http://localhost:4000${path}`);
  return { answer, text: await answer.text() };
};

test('links to every app and the pages of its server', async () => {
  const { text } = await open('/');
  expect(text).toContain(`<a href="${app.url}">Singapore &lt;12&gt;</a>`);
  expect(text).toContain('App type 12 · localhost:4012');
  for (const page of ['applications', 'mailbox', '#scenarios'])
    expect(text).toContain(`href="http://localhost:4100/sandbox/${page}"`);
  expect(text).toContain('<a href="http://localhost:4012/doctor/">Doctor of Singapore &lt;12&gt;</a>');
  expect(text).toContain(
    '<a href="http://localhost:4100/sandbox/?edition=sg#scenarios">Scenarios of Singapore &lt;12&gt;</a>',
  );
  expect((await open('/shell/')).answer.headers.get('permissions-policy')).toContain(
    'camera=(self "http://localhost:4012")',
  );
  for (const { path } of furtherPages) {
    expect(text).toContain(`href="${path}"`);
    expect((await open(path)).answer.status).toBe(200);
  }
});

test('explains how to build Storybook, and serves its build', async () => {
  expect((await open('/')).text).toContain('npm run task -- build-storybook');
  expect((await open('/storybook/')).answer.status).toBe(302);
  mkdirSync(join(storybookFolder, 'assets'), { recursive: true });
  writeFileSync(join(storybookFolder, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(storybookFolder, 'assets/a.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), 'not of Storybook');
  expect((await open('/')).text).toContain('<a href="/storybook/">Storybook</a>');
  expect((await open('/storybook/')).text).toBe('<title>Storybook</title>');
  const script = await open('/storybook/assets/a.js?v=1');
  expect(script.answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  for (const outside of ['/storybook/../secret.txt', '/storybook/%2e%2e/secret.txt', '/storybook/..%2fsecret.txt'])
    expect((await open(outside)).text).not.toContain('not of Storybook');
});
