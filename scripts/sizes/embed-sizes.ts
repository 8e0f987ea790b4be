import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { bundle, loadedWith } from './bundle.ts';
import type { Measured } from './size-table.ts';

type EmbeddedFlow = {
  /** how a page imports and names it */
  readonly imports: string;
  readonly flow: string;
  /** the module of its first screen */
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

const embeddedFlows: Readonly<Record<string, EmbeddedFlow>> = {
  opening: {
    imports: `import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';`,
    flow: "openingFlow({ w8ben: w8benOpeningSteps, identityCheck: { provider: 'hosted' } })",
    screen: /flow-opening\/dist\/choose\//,
  },
  options: derivative('options', /options-introduce/),
  futures: derivative('futures', /futures-introduce/),
  cfd: derivative('cfd', /cfd-intro\//),
  'w8ben-update': {
    imports: "import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';",
    flow: 'w8benUpdateFlow',
    screen: /flow-w8ben\/dist\/update\//,
  },
  'w8ben-modify': {
    imports: "import { w8benModifyFlow } from '@quayside/flow-w8ben/w8ben-modify';",
    flow: 'w8benModifyFlow',
    screen: /flow-w8ben\/dist\/life-form\//,
  },
  'tier-change': account('tierChangeFlow', /flow-account\/dist\/account-tier\//),
  'margin-upgrade': account('marginUpgradeFlow', /flow-account\/dist\/margin-upgrade\//),
};

const peers = /^(react|react-dom|react-router|scheduler)($|\/)/;
/** what `mount` fetches by itself: the program, its styles, the client's transport, i18next */
const program = /embed\/dist\/(run|styles)-|node_modules\/axios\/|node_modules\/i18next\//;
/** packs of other languages than the one on screen: English comes with the code that uses it */
const otherLanguages = /i18n\/dist\/(zh-Han[st]|ms|th|ja)-/;

/**
 * What an embedding page pays for each flow with `mount`, bundled from the built packages without the peers, in kB of brotli: before anything is asked for,
 * until its first screen stands, and for all of it in one language.
 */
export async function embedSizes(root: string): Promise<Measured[]> {
  const sizes: Measured[] = [];
  for (const [name, { imports, flow, screen }] of Object.entries(embeddedFlows)) {
    const code = `${imports}\nimport { mount } from '@quayside/embed/mount';\nexport default [mount, ${flow}];`;
    sizes.push({ name, sizes: sizesOf(await bundled(root, code, peers), screen, name) });
  }
  return sizes;
}

/** React, React DOM and React Router as a page without them pays for them, in kB of brotli. */
export async function peersSize(root: string): Promise<number> {
  const code = `export { createRoot } from 'react-dom/client';
export { createElement, useState, useEffect, useSyncExternalStore, lazy, Suspense } from 'react';
export { Router, useLocation, useNavigate, Link } from 'react-router';`;
  return kb(await bundled(root, code, /^$/));
}

function sizesOf(chunks: readonly OutputChunk[], screen: RegExp, name: string): readonly number[] {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const fetched = (pattern: RegExp) => chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const screens = fetched(screen);
  if (!screens.length) throw new LostScreenError(name);
  const whole = chunks.filter(({ facadeModuleId }) => !otherLanguages.test(facadeModuleId ?? ''));
  return [
    kb([...loadedWith(chunks, entries)]),
    kb([...loadedWith(chunks, [...entries, ...fetched(program), ...screens])]),
    kb(whole),
  ];
}

/** A flow's first screen is in no chunk: its module has another name now. */
class LostScreenError extends Error {
  override readonly name = 'LostScreenError';
  constructor(flow: string) {
    super(`The first screen of ${flow} is in no chunk: scripts/sizes/embed-sizes.ts names another module.`);
  }
}

/** As if `code` were a module of @quayside/embed, whose dependencies it finds. */
const bundled = (root: string, code: string, external: RegExp): Promise<OutputChunk[]> =>
  bundle({ input: join(root, 'packages/embed/size-of-embed.js'), code, external });

const kb = (chunks: readonly OutputChunk[]): number =>
  Math.round(chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 100) / 10;
