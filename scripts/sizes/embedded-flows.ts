import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { bundleForBrowsers, withStaticImports } from './bundle.ts';
import type { MeasuredSizes } from './size-table.ts';

type EmbeddedFlow = {
  readonly imports: string;
  /** The expression that creates the flow. */
  readonly flow: string;
  /** Matches the path of the module with the flow's first screen. */
  readonly screen: RegExp;
};

const account = (flow: string, screen: RegExp): EmbeddedFlow => ({
  imports: `import { ${flow} } from '@quayside/flow-account/account';`,
  flow,
  screen,
});
const derivative = (name: string, screen: RegExp): EmbeddedFlow => ({
  imports: `import { ${name}Flow } from '@quayside/flow-derivatives/${name}';`,
  flow: `${name}Flow()`,
  screen,
});
const w8ben = (module: string, flow: string, screen: RegExp): EmbeddedFlow => ({
  imports: `import { ${flow} } from '@quayside/flow-w8ben/${module}';`,
  flow,
  screen,
});

const embeddedFlows: Readonly<Record<string, EmbeddedFlow>> = {
  opening: {
    imports: `import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';`,
    flow: "openingFlow({ w8ben: w8benOpeningSteps, identityCheck: { provider: 'hosted' } })",
    screen: /flow-opening\/dist\/choose\//,
  },
  options: derivative('options', /options-introduce/),
  futures: derivative('futures', /futures-introduce/),
  cfd: derivative('cfd', /cfd-intro-/),
  'w8ben-update': w8ben('w8ben-update', 'w8benUpdateFlow', /flow-w8ben\/dist\/update-[A-Z0-9]{8}\.js$/),
  'w8ben-modify': w8ben('w8ben-modify', 'w8benModifyFlow', /flow-w8ben\/dist\/update-form-/),
  'tier-change': account('tierChangeFlow', /flow-account\/dist\/account-tier-/),
  'margin-upgrade': account('marginUpgradeFlow', /flow-account\/dist\/margin-upgrade-[A-Z0-9]{8}\.js$/),
};

const peers = /^(react|react-dom|react-router|scheduler)($|\/)/;
/** Matches the modules that `mount` imports when it runs: the program, its styles, the client's transport and i18next. */
const program = /embed\/dist\/(run|styles)-|node_modules\/axios\/|node_modules\/i18next\//;
const otherLanguages = /i18n\/dist\/(zh-Han[st]|ms|th|ja)-/;

/** Thrown if no chunk contains the first screen of a flow, because its module has been renamed. */
class MissingScreenError extends Error {
  override readonly name = 'MissingScreenError';
  constructor(flow: string) {
    super(`No chunk contains the first screen of ${flow}: scripts/sizes/embedded-flows.ts names another module.`);
  }
}

/**
 * Bundles each flow with `mount`, from the built packages without their peers. Resolves with three sizes for each, in kB
 * after brotli: the page's script, all code until the first screen, and the whole flow in one language.
 */
export async function embeddedFlowSizes(root: string): Promise<readonly MeasuredSizes[]> {
  const measured: MeasuredSizes[] = [];
  for (const [name, { imports, flow, screen }] of Object.entries(embeddedFlows)) {
    const code = `${imports}\nimport { mount } from '@quayside/embed/mount';\nexport default [mount, ${flow}];`;
    // as a module of @quayside/embed, so that its dependencies are found
    const chunks = await bundleForBrowsers({
      input: join(root, 'packages/embed/size-of-embed.js'),
      code,
      external: peers,
    });
    const entries = chunks.filter(({ isEntry }) => isEntry);
    const matching = (pattern: RegExp) => chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
    if (matching(screen).length === 0) throw new MissingScreenError(name);
    const untilScreen = withStaticImports(chunks, [...entries, ...matching(program), ...matching(screen)]);
    const inOneLanguage = chunks.filter((chunk) => !matching(otherLanguages).includes(chunk));
    measured.push({
      name,
      sizes: [kb([...withStaticImports(chunks, entries)]), kb([...untilScreen]), kb(inOneLanguage)],
    });
  }
  return measured;
}

const kb = (chunks: readonly OutputChunk[]): number =>
  Math.round(chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 100) / 10;
