import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../testing/run-command.ts';

/** A consumer could not be installed or built; the message holds what the tool said. */
export class ConsumerError extends Error {
  override readonly name = 'ConsumerError';
}

const page =
  '<!doctype html><html lang="en"><body><h1>Ours</h1><button>Ours</button><div id="app"></div><script type="module" src="/main.js"></script></body></html>';
const main = (styles: string) => `import '${styles}';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@quayside/ui/button';
const button = createElement(Button, { onPress: () => document.body.setAttribute('data-pressed', '') }, 'Submit application');
createRoot(document.querySelector('#app')).render(createElement('div', { className: 'q-root', 'data-skin': 'white', lang: 'en' }, button));
`;

/** A page with styles of its own, which reach for every button and heading. */
const plainCss = `h1 { color: rgb(120, 0, 90); font: italic 700 40px serif; margin: 30px }
button { padding: 3px 30px; border: 5px dotted rgb(0, 90, 0); border-radius: 0; background: rgb(255, 240, 200); font: 700 11px monospace }
`;
const tailwindCss = '@import "tailwindcss" source("./");\n@import "@quayside/ui/tailwind.css";\n';

/** Each kind of consumer: the files of its app. */
export const consumers = {
  plain: {
    'own.css': plainCss,
    'main.js': `import './own.css';\n${main('@quayside/ui/scoped.css')}`,
    'index.html': page,
  },
  tailwind: { 'own.css': tailwindCss, 'main.js': main('./own.css'), 'index.html': page },
} as const satisfies Record<string, Record<string, string>>;

/** Installs the packed tarballs, and what they need from the registry, in a folder outside of the workspace; gives the folder. Throws ConsumerError. */
export async function installConsumers(root: string, packed: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-consumers-'));
  const tarballs = Object.fromEntries(
    readdirSync(packed)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [file.replace(/^quayside-(.+)-\d+\.\d+\.\d+.*$/, '@quayside/$1'), `file:${join(packed, file)}`]),
  );
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
  const registry = ['react', 'react-dom', 'tailwindcss'].map((name) => [name, versionOf(name)]);
  const dependencies = {
    ...Object.fromEntries(registry),
    '@quayside/ui': tarballs['@quayside/ui'],
    '@quayside/i18n': tarballs['@quayside/i18n'],
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumers', private: true, type: 'module', dependencies }),
  );
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ packages: ['.'], overrides: tarballs }));
  for (const [name, files] of Object.entries(consumers)) {
    mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  }
  const { exitCode, output } = await runCommand({
    command: 'pnpm',
    args: ['install', '--prefer-offline', '--ignore-scripts'],
    cwd: folder,
    env: process.env,
    output: 'kept',
    limit: 3 * 60_000,
  });
  if (exitCode !== 0) throw new ConsumerError(output);
  return folder;
}
