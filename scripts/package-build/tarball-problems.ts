import { posix } from 'node:path';

/** A file of a tarball, with its path from the root of the package. */
export type PackedFile = { readonly path: string; readonly text: string };

type Manifest = { readonly name?: string; readonly dependencies?: Readonly<Record<string, string>> };

const workerUrl = /new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g;

/** Dependencies that a package must not have, because its users would install them in vain, by the name of the package. */
const unwanted: Readonly<Record<string, RegExp>> = {
  '@quayside/ui': /^(@quayside\/(capture|rules)|libheif-js|tesseract[.]js.*)$/,
};

/** Returns the problems of a tarball that publint and attw do not find. */
export function tarballProblems(files: readonly PackedFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '';
  const needsNotice = /"(libheif-js|heic-decode)": /.test(manifest);
  const { name = '', dependencies = {} } = JSON.parse(manifest || '{}') as Manifest;
  const lacks = (path: string) => !paths.has(path);
  return [
    ...['README.md', 'LICENSE'].filter(lacks).map((path) => `${path} is missing`),
    ...(needsNotice && lacks('THIRD-PARTY-NOTICES.md')
      ? ['THIRD-PARTY-NOTICES.md is missing: libheif-js has the LGPL, which requires a notice']
      : []),
    ...Object.keys(dependencies)
      .filter((one) => unwanted[name]?.test(one))
      .map((one) => `package.json: ${name} must not depend on ${one}`),
    ...[...paths]
      .filter((path) => /[.](test|stories|guide)[.]/.test(path) && !path.includes('/templates/')) // templates contain tests
      .map((path) => `${path}: the package must not contain tests and stories`),
    ...files
      .filter(({ path }) => /^dist\/.*[.]js$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(workerUrl)]
          .filter(([, target = '']) => lacks(posix.join(posix.dirname(path), target)))
          .map(([, target]) => `${path}: the package lacks ${target}`),
      ),
    ...[...manifest.matchAll(/"([^"]+)": ?"((?:workspace|catalog|link|file):[^"]*)"/g)].map(
      ([, name, range]) => `package.json: no registry knows ${name} "${range}"`,
    ),
  ];
}
