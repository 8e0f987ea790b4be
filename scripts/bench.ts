import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { meiLing } from '../e2e/support/customer-fixtures.ts';
import { Form } from '../e2e/support/form.ts';
import { Opening } from '../e2e/support/opening.ts';
import { drawDocumentPictures } from '../e2e/support/pictures.ts';
import { openSignedIn } from '../e2e/support/registration.ts';
import { SandboxApi } from '../e2e/support/sandbox-api.ts';
import { type ServerStack, startStack } from '../e2e/support/stack.ts';
import { sayIn } from '../e2e/support/words.ts';
import { countryCodes } from '../packages/rules/src/country/country.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import allForms from './bench/forms.json' with { type: 'json' };
import { BusyMachineError, findBusyReason } from './bench/idle.ts';
import { columnMedians, findExceededBudgets, formatBenchTable } from './bench/report.ts';
import { writeStaticPage } from './bench/static-pages.ts';
import { serveBuilds } from './bench/static-server.ts';
import { type BenchPage, measureVisit, type PageMeasures } from './bench/visit.ts';
import { chromiumArgs } from './chromium.mjs';
import { writeMeasuredTable } from './docs/measured-table.ts';
import { buildHostWhenStale } from './host-build/host-build.ts';
import { basePath, repositoryRoot } from './services/services.ts';
import { findChromium } from './testing/chromium.ts';

/*
 * `npm run bench` compares the first pages with the same form in plain React, and with themselves as static HTML, on an emulated slow phone.
 * `--rounds 9` is the number of visits, and `--peers` a folder with built pages of other kits. It writes `.quayside/bench.json`, and the table
 * of docs/performance.md with `--write`. It exits with 1 above a budget, and with 2 on a busy machine.
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    peers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const say = (line: string) => console.error(line);

const busy = findBusyReason();
if (busy) {
  say(busy);
  process.exit(2);
}
await buildHostWhenStale({ root: repositoryRoot, host: 'sg', say });
const peers = options.peers ? resolve(options.peers) : undefined;
const peerNames = peers ? readdirSync(peers).filter((name) => existsSync(join(peers, name, 'index.html'))) : [];
const folders: Readonly<Record<string, string>> = {
  '/plain/': await buildPlain(),
  '/static-home/': staticPage('home', 'en/index.html'),
  '/static-first-form/': staticPage('first-form', 'en/sg-base-info/index.html'),
  ...Object.fromEntries(peerNames.map((name) => [`/${name}/`, join(peers ?? '', name)])),
};
try {
  setPriority(-15); // requires root; the browser inherits it
} catch {}
const [stack, builds] = await Promise.all([startStack(), serveBuilds(folders)]);
try {
  const executablePath = findChromium(say);
  const launch = () => chromium.launch({ executablePath, args: [...chromiumArgs, '--disable-gpu'] });
  const signedIn = await withBrowser(launch, (browser) => customerAtFirstForm(browser, stack));
  const home = { url: stack.sgUrl, route: '/', staticPage: 'home as static HTML' };
  const ours: readonly BenchPage[] = [
    { ...home, name: 'home', ready: 'a[href$="/sg-choose"]', anyReady: true }, // links work before hydration
    { ...home, name: 'home, hydrated', ready: '#root button' },
    {
      name: 'sg-base-info',
      url: new URL('sg-base-info', stack.sgUrl).href,
      route: '/sg-base-info',
      staticPage: 'sg-base-info as static HTML',
      ready: '#fullName',
      signedIn,
      form: allForms.ours,
    },
  ];
  const control: BenchPage = {
    name: 'plain React',
    url: `${builds.origin}/plain/`,
    ready: '#fullName',
    form: allForms.plain,
  };
  const staticPages: readonly BenchPage[] = [
    { name: 'home as static HTML', url: `${builds.origin}/static-home/`, ready: 'h1', anyReady: true },
    { name: 'sg-base-info as static HTML', url: `${builds.origin}/static-first-form/`, ready: 'h1', anyReady: true },
  ];
  /** Selectors by kit. Of a kit without an entry, only the start of its page is measured. */
  const forms: Readonly<Record<string, BenchPage['form']>> = allForms;
  const others = peerNames.map((name) => ({
    name,
    url: `${builds.origin}/${name}/`,
    ready: '#fullName',
    anyReady: name === 'fhtml',
    ...(forms[name] ? { form: forms[name] } : {}),
  }));
  const results = await measure([control, ...ours, ...staticPages, ...others], launch);
  const measured = formatBenchTable(results, control.name);
  console.log(measured);
  writeFileSync(
    join(repositoryRoot, '.quayside/bench.json'),
    JSON.stringify({ rounds, results: Object.fromEntries(results) }, null, 2),
  );
  if (options.write)
    writeMeasuredTable(
      join(repositoryRoot, 'docs/performance.md'),
      'npm run bench -- --write',
      `, ${rounds} rounds.\n\n${measured}`,
    );
  const problems = findExceededBudgets(results, ours, control.name, budgets);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof BusyMachineError)) throw error;
  say(error.message);
  process.exitCode = 2;
} finally {
  builds.close();
  await stack.end();
}

/** Visits every page once in each round, in a rotating order. The first round is not measured. */
async function measure(
  variants: readonly BenchPage[],
  launch: () => Promise<Browser>,
): Promise<Map<string, PageMeasures>> {
  const visits = new Map<string, PageMeasures[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    await withBrowser(launch, async (browser) => {
      const turn = round % variants.length;
      for (const variant of [...variants.slice(turn), ...variants.slice(0, turn)]) {
        const measures = await measureVisit(browser, variant, scriptSize);
        if (round > 0) visits.get(variant.name)?.push(measures);
      }
    });
    say(round ? `round ${round} of ${rounds}` : 'warmed up');
  }
  return new Map([...visits].map(([name, all]) => [name, columnMedians(all)]));
}

async function withBrowser<T>(launch: () => Promise<Browser>, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch();
  return work(browser).finally(() => browser.close());
}

/** Writes a page of the Singapore app as it is prerendered, but without its scripts, and returns the folder of the copy. */
function staticPage(name: string, page: string): string {
  const folder = join(repositoryRoot, `.quayside/bench/static-${name}`);
  return writeStaticPage(
    { dist: join(repositoryRoot, 'hosts/sg/dist'), base: basePath, page },
    `/static-${name}/`,
    folder,
  );
}

/** Builds the control page for production, with the English names of all countries. Returns its folder. */
async function buildPlain(): Promise<string> {
  const outDir = join(repositoryRoot, '.quayside/bench/plain');
  const { NODE_ENV } = process.env;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = countryCodes.map((code) => [code, names.of(code)]);
  await build({
    root: join(repositoryRoot, 'scripts/bench/plain'),
    base: '/plain/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { COUNTRIES: JSON.stringify(countries) },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  // Vite sets `production`, in which the sandbox offers no personas.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return outDir;
}

/** Fills in the opening until the form that follows the photo of the document, and returns the browser's storage. */
async function customerAtFirstForm(
  browser: Browser,
  { sgUrl, sandboxUrl }: ServerStack,
): Promise<BenchPage['signedIn']> {
  const context = await browser.newContext({ baseURL: sgUrl });
  const page = await context.newPage();
  const say = sayIn('en');
  const { loginCode } = await new SandboxApi(sandboxUrl).persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  const pictures = await drawDocumentPictures(browser);
  await new Opening({ page, person: meiLing, pictures, say, form: new Form(page, say) }).walk('choose', 'base-info');
  const state = await context.storageState();
  // A phone with an empty cache has no display font.
  const origins = state.origins.map(({ localStorage, ...origin }) => ({
    ...origin,
    localStorage: localStorage.filter(({ name }) => name !== 'quayside.displayFont'),
  }));
  return { ...state, origins };
}

/** Returns the size of a built script in kB after gzip, or 0 for the URL of another file. */
function scriptSize(url: string): number {
  const { pathname } = new URL(url);
  const all = { ...folders, [basePath]: join(repositoryRoot, 'hosts/sg/dist') };
  const found = Object.entries(all).find(([path]) => pathname.startsWith(path) && pathname.endsWith('.js'));
  const file = found && join(found[1], pathname.slice(found[0].length));
  return file && existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length / 1000 : 0;
}
