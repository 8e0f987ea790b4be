import { posix } from 'node:path';

/** A file of a tarball, with its path from the root of the package. */
export type PackedFile = { readonly path: string; readonly text: string };

const workerUrl = /new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g;

/** Returns the problems of a tarball that publint and attw do not find. */
export function tarballProblems(files: readonly PackedFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '';
  const needsNotice = /"(libheif-js|heic-decode)": /.test(manifest);
  const lacks = (path: string) => !paths.has(path);
  return [
    ...['README.md', 'LICENSE'].filter(lacks).map((path) => `${path} is missing`),
    ...(needsNotice && lacks('THIRD-PARTY-NOTICES.md')
      ? ['THIRD-PARTY-NOTICES.md is missing: libheif-js has the LGPL, which requires a notice']
      : []),
    ...[...paths]
      .filter((path) => /[.](test|stories|guide)[.]/.test(path))
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
