import { execFileSync } from 'node:child_process';
import policy from './policy.json' with { type: 'json' };

/** An installed package, as CycloneDX lists it. */
export type InstalledPackage = {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { id?: string; name?: string } }[];
};

/** Packages with a weak copyleft licence that we use, by name, with the reason. Each remains a separate file that users can replace. */
const exceptions: Readonly<Record<string, string>> = policy.weakCopyleft;

/** Returns the CycloneDX document of all packages except development tools, as JSON text and as its list of packages. */
export function billOfMaterials(root: string): {
  readonly text: string;
  readonly components: readonly InstalledPackage[];
} {
  const text = execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--recursive'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { text, components: (JSON.parse(text) as { components: readonly InstalledPackage[] }).components };
}

/** Returns a message for each package with a copyleft or unknown licence that has no exception, and for each unused exception. */
export function licenceProblems(components: readonly InstalledPackage[]): readonly string[] {
  const external = components.filter(({ group }) => group !== '@quayside');
  const refused = external.filter((component) => {
    const licence = licenceOf(component);
    const isWeak = /^\(?(?:LGPL|MPL|EPL)-/.test(licence);
    return !isPermissive(licence) && !(isWeak && exceptions[platformless(component)]);
  });
  const unused = Object.keys(exceptions).filter((name) => !external.some((one) => platformless(one) === name));
  return [
    ...refused.map(
      (one) =>
        `${nameOf(one)} ${one.version} has the licence "${licenceOf(one)}": use another package, or add an exception to scripts/licences/policy.json`,
    ),
    ...unused.map((name) => `${name} is not installed: remove its exception from scripts/licences/policy.json`),
  ];
}

const nameOf = ({ group, name }: InstalledPackage): string => (group ? `${group}/${name}` : name);

/** Returns the name of a package without its platform, because each machine installs the build for its own. */
const platformless = (component: InstalledPackage): string =>
  nameOf(component).replace(/[-/](?:linux|darwin|win32|freebsd)[\w-]*$/, '');

const licenceOf = ({ licenses = [] }: InstalledPackage): string =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ') || 'none';

/** Returns whether one of the alternatives in an expression such as `(MIT OR GPL-2.0)` is permissive. */
const isPermissive = (licence: string): boolean =>
  licence
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => policy.permissive.includes(one.replace(/[()]/g, ''))));
