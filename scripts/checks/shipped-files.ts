import type { Problem, SourceFile } from './source-file.ts';

type Forbidden = { pattern: RegExp; message: string };

const inNames: readonly Forbidden[] = [{ pattern: /[.]map$/, message: 'a source map shows the sources to everybody' }];

const inTexts: readonly Forbidden[] = [
  { pattern: /-----BEGIN (RSA |EC |ENCRYPTED )?PRIVATE KEY-----/, message: 'a private key' },
  { pattern: /sourceMappingURL=/, message: 'points to a source map' },
  { pattern: /mockServiceWorker|\bmsw\/|setupWorker\(/, message: 'a mock of the server' },
  { pattern: /@quayside\/sandbox|packages\/sandbox|@electric-sql\/pglite/, message: "the sandbox's code" },
  {
    pattern: /jsxDEV\(|react\.development|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject\(.*development/,
    message: 'a development build of React',
  },
];

/** What must not reach a customer's browser. */
export function problemsInShipped({ path, text }: SourceFile): Problem[] {
  const found = [
    ...inNames.filter(({ pattern }) => pattern.test(path)),
    ...inTexts.filter(({ pattern }) => pattern.test(text)),
  ];
  return found.map(({ message }) => ({ path, message }));
}
