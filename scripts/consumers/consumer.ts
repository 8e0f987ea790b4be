import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackedPackage } from '../package-build/packed.ts';
import { entryPointProblems } from './entry-points.ts';
import { installConsumer } from './install.ts';
import { styleProblems, stylesPageFiles } from './styles.ts';

const external = ['react', 'react-dom', 'react-router', '@types/react', '@types/react-dom', '@types/node'];
const optionalPeers = [
  '@opentelemetry/api',
  '@tailwindcss/vite',
  '@vitejs/plugin-react',
  'purgecss',
  'tailwindcss',
  'vite',
];

/**
 * Installs the tarballs in an app outside the workspace. Returns the problems of their entry points and styles. Rejects
 * with ConsumerError if the app can't be installed or built.
 */
export async function consumerProblems(root: string, packages: readonly PackedPackage[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-consumer-'));
  try {
    const registry = catalogVersions(root, [...external, ...optionalPeers]);
    await installConsumer({ folder, files: stylesPageFiles, packages, registry });
    return [...(await entryPointProblems(root, folder, packages)), ...(await styleProblems(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the versions of these packages in the catalog of the workspace, by name. */
function catalogVersions(root: string, names: readonly string[]): Record<string, string> {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const versions = new Map(
    [...catalog.matchAll(/^ {2}'?([@\w/-]+)'?: (\d\S*)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
  return Object.fromEntries(names.map((name) => [name, versions.get(name) ?? '']));
}
