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
const brand = {
  name: 'Quayside',
  symbol: 'M4 20h24',
  colours: { accent: '#005a4b', nightAccent: '#7ed3a0', hero: '#0b2b26', spark: '#ffb454' },
  radius: '0.5rem',
  display: { weight: 700, tracking: '0em', webFont: '@fontsource-variable/inter' },
  licence: 'EXAMPLE-000000',
  support: { phone: '+65 6000 0000', email: 'help@example.com', timeZone: 'Asia/Singapore' },
} as const;
const site = createLaunchSite({
  apps: [app],
  brands: { sg: brand },
  sandboxUrl: 'http://localhost:4100/',
  storybookFolder,
});
const open = async (path: string) => {
  const answer = await site.request(`http://localhost:4000${path}`);
  return { answer, text: await answer.text() };
};

test('links to every app and the pages of its server', async () => {
  const { text } = await open('/');
  expect(text).toMatch(
    /<a class="open" href="http:\/\/localhost:4012\/acct\/open-account\/"><svg.*<\/svg>Singapore &lt;12&gt;<\/a>/,
  );
  expect(text).toContain('App type 12, localhost:4012');
  for (const page of ['applications', 'mailbox', '#scenarios'])
    expect(text).toContain(`href="http://localhost:4100/sandbox/${page}"`);
  expect(text).toContain(
    '<a href="http://localhost:4012/doctor/" aria-label="Doctor of Singapore &lt;12&gt;">Doctor</a>',
  );
  expect(text).toContain(
    '<a href="http://localhost:4100/sandbox/?edition=sg#scenarios" aria-label="Scenarios of Singapore &lt;12&gt;">Scenarios</a>',
  );
  expect((await open('/shell/')).answer.headers.get('permissions-policy')).toContain(
    'camera=(self "http://localhost:4012")',
  );
  for (const { path } of furtherPages) {
    expect(text).toContain(`href="${path}"`);
    expect((await open(path)).answer.status).toBe(200);
  }
});

test.each(['/', '/shell/'])('has the brand of the first app on %s, without its web font', async (path) => {
  const { text } = await open(path);
  expect(text).toMatch(/<header class="brand">.*<span translate="no">Quayside<\/span>/);
  expect(text).toContain('--accent: #005a4b');
  expect(text, 'only the apps serve it').not.toContain('@font-face');
});

test('a launch page without brands has no bar', async () => {
  const plain = createLaunchSite({ apps: [app], brands: {}, sandboxUrl: 'http://localhost:4100/', storybookFolder });
  const answer = await plain.request('http://localhost:4000/');
  expect(await answer.text()).not.toContain('<header class="brand">');
});

test('explains how to build Storybook, and serves its build', async () => {
  expect((await open('/')).text).toContain('npm run task -- build-storybook');
  expect((await open('/storybook/')).answer.status).toBe(302);
  mkdirSync(join(storybookFolder, 'assets'), { recursive: true });
  writeFileSync(join(storybookFolder, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(storybookFolder, 'assets/a.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), 'not of Storybook');
  expect((await open('/')).text).toContain('<a class="open" href="/storybook/">Storybook</a>');
  expect((await open('/storybook/')).text).toBe('<title>Storybook</title>');
  const script = await open('/storybook/assets/a.js?v=1');
  expect(script.answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  for (const outside of ['/storybook/../secret.txt', '/storybook/%2e%2e/secret.txt', '/storybook/..%2fsecret.txt'])
    expect((await open(outside)).text).not.toContain('not of Storybook');
});
