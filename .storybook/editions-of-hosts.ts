import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const name = 'virtual:editions';
const program = `
import { editionOf } from './scripts/services/launched-app.ts';
import { appNames, titleOf } from './scripts/services/ports.ts';
import { readFileSync } from 'node:fs';
const sheetsOf = (app) => (app === 'sg' ? ['display-font'] : ['brand', 'display-font']).map((name) => readFileSync(\`hosts/\${app}/src/\${name}.css\`, 'utf8')).join('');
const tokensOf = (app) => Object.fromEntries(sheetsOf(app).matchAll(/(--q-[\\w-]+): ((?!url)[^;]+);/g).map(([, name, value]) => [name, value]));
const lookOf = (app) => {
  const { appType, defaultLanguage } = editionOf(app);
  return [app, { title: titleOf(app), appType, language: defaultLanguage, tokens: tokensOf(app) }];
};
console.log(JSON.stringify(Object.fromEntries(appNames.map(lookOf))));
`;

/**
 * A Vite plugin that serves the title, app type, first language and brand of each host's edition as `virtual:editions`. A process of its own reads the hosts, because
 * Storybook's process does not resolve the packages' sources, and a story that imported the hosts would load all flows.
 */
export const editionsOfHosts = () => ({
  name: 'quayside:editions',
  resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
  load: (id: string) => (id === `\0${name}` ? `export default ${readEditions()}` : undefined),
});

const readEditions = (): string =>
  execFileSync(process.execPath, ['--conditions=source', '--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
