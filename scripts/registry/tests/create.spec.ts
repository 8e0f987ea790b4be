import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../services/ports.ts';
import { findPython } from '../../testing/system-packages.ts';
import { type NewFolder, test } from './support/new-folder.ts';

const edition =
  '--title Pelabuhan --name th --app-type 71 --country TH --languages th,en --flows options --accent #00596b'.split(
    ' ',
  );

type Target = {
  readonly template: string;
  readonly flags?: readonly string[];
  readonly open: (page: Page) => Promise<void>;
};

/** Opens the flow of an app, and waits for the first screen of a customer who is signed in. */
const openFlow = async (page: Page) => {
  await page.getByText('Trade options').click();
  await expect(page.getByRole('heading', { name: 'What options are' })).toBeVisible();
};

const apps: readonly Target[] = [
  {
    template: 'edition',
    flags: edition,
    open: async (page) => {
      await expect(page).toHaveTitle(/Pelabuhan/);
      await expect(page.getByText('Trade the markets of the world from one account.')).toBeVisible();
    },
  },
  ...['react', 'vue', 'next', 'html'].map((template) => ({ template, open: openFlow })),
];

for (const { template, flags = [], open } of apps)
  test(`npm create makes the template ${template}, whose page opens within three minutes, and whose test passes`, async ({
    folder,
    page,
  }) => {
    const start = performance.now();
    const project = await create(folder, template, flags);
    const install = await folder.run('npm', ['install', '--no-audit', '--no-fund', '--prefix', project]);
    expect(install.exitCode, install.output).toBe(0);
    expect(install.output).not.toMatch(/ERESOLVE|EBADENGINE/);
    const app = await startApp(project, folder.environment);
    try {
      await page.goto(app.url);
      const seconds = (performance.now() - start) / 1000;
      console.log(`create ${template}: ${seconds.toFixed(1)} s, npm install ${install.seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThan(180);
      await open(page);
    } finally {
      app.end();
    }
    const tested = await folder.run('npm', ['test', '--prefix', project]);
    expect(tested.exitCode, tested.output).toBe(0);
  });

for (const template of ['server-typescript', 'server-python'])
  test(`npm create makes the template ${template}, which passes the conformance kit`, async ({ folder }) => {
    const python = findPython(() => undefined);
    test.skip(template === 'server-python' && 'missing' in python, 'missing' in python ? python.missing : '');
    const start = performance.now();
    const project = await create(folder, template);
    const install = await folder.run('npm', ['install', '--no-audit', '--no-fund', '--prefix', project]);
    expect(install.exitCode, install.output).toBe(0);
    if ('command' in python) {
      mkdirSync(join(folder.path, 'bin'));
      symlinkSync(
        execFileSync('which', [python.command], { encoding: 'utf8' }).trim(),
        join(folder.path, 'bin/python3'),
      );
    }
    const tested = await folder.run('npm', ['test', '--prefix', project], join(folder.path, 'bin'));
    console.log(`create ${template}: ${((performance.now() - start) / 1000).toFixed(1)} s with its test`);
    expect(tested.exitCode, tested.output).toBe(0);
  });

test('npm create says what is wrong with its flags, and writes nothing', async ({ folder }) => {
  for (const [flags, message] of [
    [['--template', 'angular'], '"angular" is not a template'],
    [['--template', 'edition', ...edition.slice(0, -1), '#fff'], '"#fff" is not a colour'],
    [['--teplate', 'react'], "Unknown option '--teplate'"],
    [[], 'Name --template'],
  ] as const) {
    const { exitCode, output } = await folder.run('npm', [
      'create',
      '--yes',
      '@quayside@latest',
      'app',
      '--',
      ...flags,
    ]);
    expect(exitCode).not.toBe(0);
    expect(output).toContain(message);
  }
});

/** Runs npm create, and returns the path of the project. */
async function create(folder: NewFolder, template: string, flags: readonly string[] = []): Promise<string> {
  const args = ['create', '--yes', '@quayside@latest', 'app', '--', '--template', template, ...flags];
  const { exitCode, output } = await folder.run('npm', args);
  expect(exitCode, output).toBe(0);
  return join(folder.path, 'app');
}

/** Runs npm start on free ports, and resolves with the URL that it prints. */
async function startApp(project: string, environment: NewFolder['environment']) {
  const env = { ...environment, PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()), NO_COLOR: '1' };
  const app = spawn('npm', ['start'], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  return { url: await readUrl(app), end: () => process.kill(-(app.pid ?? 0)) };
}

function readUrl(app: ChildProcess): Promise<string> {
  const lines: string[] = [];
  return new Promise((found, failed) => {
    app.once('exit', () => failed(new Error(`npm start ended:\n${lines.join('\n')}`)));
    for (const output of [app.stdout, app.stderr])
      if (output)
        createInterface({ input: output }).on('line', (line) => {
          lines.push(line);
          const [, url] = /(?:listening|Local:)\s+(http\S+)/.exec(line) ?? [];
          if (url) found(url);
        });
  });
}
