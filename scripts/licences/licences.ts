/** A package that we or our users run, as CycloneDX lists it. */
export type Component = {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { id?: string; name?: string } }[];
};

/** Licences that ask for nothing but their notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/** Packages under a weak copyleft that we take, because they stay files of their own which anybody can replace. No package under the GPL or AGPL is taken. */
export const taken: Readonly<Record<string, string>> = {
  'libheif-js': 'The worker that converts HEIC photos holds it unchanged, in a file of its own',
  '@img/sharp-libvips': 'The sandbox alone loads it, as a shared library; no app ships it',
  lightningcss: 'A tool of the build of hosts; nothing of it is shipped',
};

export const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);
/** The name without the platform, since each machine installs its own build. */
export const plainName = (component: Component): string =>
  nameOf(component).replace(/[-/](?:linux|darwin|win32|freebsd)[\w-]*$/, '');

export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ') ||
  'none named';

/** Whether one licence of an expression such as `(MIT OR GPL-2.0)` asks for nothing but its notice. */
const isPermissive = (licence: string): boolean =>
  licence
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => permissive.includes(one.replace(/[()]/g, ''))));

/** Returns what is wrong with the licences of the packages: copyleft, or none that we know. */
export function licenceProblems(components: readonly Component[]): readonly string[] {
  const foreign = components.filter(({ group }) => group !== '@quayside');
  const refused = foreign.filter(
    (one) => !isPermissive(licenceOf(one)) && !(isWeak(licenceOf(one)) && taken[plainName(one)]),
  );
  const unused = Object.keys(taken).filter((name) => !foreign.some((one) => plainName(one) === name));
  return [
    ...refused.map(
      (one) =>
        `${nameOf(one)} ${one.version} is under ${licenceOf(one)}: take another package, or say in scripts/licences why it may stay`,
    ),
    ...unused.map((name) => `${name} is no longer installed: remove it from scripts/licences`),
  ];
}

const isWeak = (licence: string) => /^\(?(?:LGPL|MPL|EPL)-/.test(licence);

/** Where the list stands. */
export const page = 'docs/licences.md';

/** Returns the page: each licence with its packages, whatever the machine. */
export function licencesPage(components: readonly Component[]): string {
  const foreign = components.filter(({ group }) => group !== '@quayside');
  const byLicence = [...Map.groupBy(foreign, licenceOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = byLicence.map(([licence, ofIt]) => {
    const names = [...new Set(ofIt.map(plainName))].toSorted();
    return `| ${licence} | ${names.map((name) => `\`${name}\``).join(', ')} |`;
  });
  const exceptions = Object.entries(taken).map(([name, why]) => `| \`${name}\` | ${why} |`);
  return `# Licences of what we build on
<!-- Written by \`npm run sbom\`. -->
The repository is under the MIT licence. These are the packages that its packages, hosts and sandbox install, without tools of development.

\`npm run sbom\` writes this page and \`.quayside/sbom.cdx.json\`, a bill of materials in CycloneDX 1.7, by \`pnpm sbom\`.
\`npm run checks\` fails when a package comes under a copyleft licence, or under none.

| licence | packages |
|---|---|
${rows.join('\n')}

Those under a weak copyleft stay files of their own that anyone can replace:

| package | why it may stay |
|---|---|
${exceptions.join('\n')}
`;
}
