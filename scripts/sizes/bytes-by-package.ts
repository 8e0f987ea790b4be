import type { ModuleSizes } from '../../packages/host/src/build/build.ts';
import type { PageSize } from './page-sizes.ts';

/** How much a package adds to the scripts of a page, in kB (1000 bytes) after gzip. The figures are estimates from each module's share of its script. */
export type PackageBytes = {
  /** The name of a package, or `host` for the files of the host itself. */
  readonly owner: string;
  readonly kb: number;
  /** The modules of the package, largest first. */
  readonly files: readonly { readonly path: string; readonly kb: number }[];
};

/** Returns how much each package adds to a page's scripts, largest first. `sizes` are the module sizes that `buildHost` returned for the same build. */
export function bytesByPackage(scripts: PageSize['scripts'], sizes: ModuleSizes): PackageBytes[] {
  const files = scripts.flatMap(({ path: script, kb }) => {
    const modules = Object.entries(sizes[script] ?? {});
    const whole = modules.reduce((total, [, bytes]) => total + bytes, 0) || 1;
    return modules.map(([module, bytes]) => ({ ...ownerOf(module), kb: (kb * bytes) / whole }));
  });
  return [...Map.groupBy(files, ({ owner }) => owner)]
    .map(([owner, own]) => ({
      owner,
      kb: own.reduce((total, { kb }) => total + kb, 0),
      files: own.map(({ path, kb }) => ({ path, kb })).toSorted((a, b) => b.kb - a.kb),
    }))
    .toSorted((a, b) => b.kb - a.kb);
}

/** Matches a path from its last `node_modules`, because pnpm nests these folders. Captures the package and the file. */
const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;
const ofWorkspace = /.*\/packages\/([^/]+)\/(.+)$/;

function ownerOf(module: string): { owner: string; path: string } {
  const [, dependency, inside] = installed.exec(module) ?? [];
  if (dependency && inside) return { owner: dependency, path: inside };
  const [, name, path] = ofWorkspace.exec(module) ?? [];
  return name && path ? { owner: `@quayside/${name}`, path } : { owner: 'host', path: module.replace('\0', '') }; // the bundler marks its own modules
}
