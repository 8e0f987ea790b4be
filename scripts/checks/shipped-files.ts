import type { Problem, SourceFile } from './source-file.ts';

type Forbidden = { pattern: RegExp; message: string };

const inNames: readonly Forbidden[] = [{ pattern: /[.]map$/, message: 'a source map shows the sources to everybody' }];

const inTexts: readonly Forbidden[] = [
  { pattern: /-----BEGIN (RSA |EC |ENCRYPTED )?PRIVATE KEY-----/, message: 'a private key' },
  { pattern: /sourceMappingURL=/, message: 'points to a source map' },
  { pattern: /simulated-app\.js/, message: 'the simulated native app' },
  { pattern: /quayside-doctor|\/doctor\//, message: 'the doctor for app developers' },
  { pattern: /mockServiceWorker|\bmsw\/|setupWorker\(/, message: 'a mock of the server' },
  {
    pattern: /@quayside\/sandbox|packages\/sandbox|@electric-sql\/pglite|\/sandbox\/(api|play)\b/,
    message: "the sandbox's code",
  },
  {
    pattern: /jsxDEV\(|react\.development|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject\(.*development/,
    message: 'a development build of React',
  },
];

/** What a build that took in a scenario would show of it; each word alone may be the contract's too, or a text's. */
export type ScenarioMark = { readonly id: string; readonly about: string };

/** What must not reach a customer's browser. `scenarios`: those of the sandbox, which no build knows. */
export function problemsInShipped({ path, text }: SourceFile, scenarios: readonly ScenarioMark[] = []): Problem[] {
  const scenario = scenarios.find(({ id, about }) => text.includes(id) && text.includes(about));
  const found = [
    ...inNames.filter(({ pattern }) => pattern.test(path)),
    ...inTexts.filter(({ pattern }) => pattern.test(text)),
    ...(scenario ? [{ message: `the scenario "${scenario.id}" of the sandbox` }] : []),
  ];
  return found.map(({ message }) => ({ path, message }));
}
