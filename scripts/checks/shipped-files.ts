import type { CheckProblem, SourceFile } from './source-file.ts';

type Forbidden = { pattern: RegExp; message: string };

const inNames: readonly Forbidden[] = [{ pattern: /[.]map$/, message: 'a source map publishes the sources' }];

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

/** Two texts that identify a scenario of the sandbox if a file contains both. Each alone can also occur in the contract or in a text. */
export type ScenarioMark = { readonly id: string; readonly about: string };

/** Returns the problems of a built file that customers get, such as a source map, a private key, or one of the sandbox's `scenarios`. */
export function findShippedProblems(
  { path, text }: SourceFile,
  scenarios: readonly ScenarioMark[] = [],
): CheckProblem[] {
  const scenario = scenarios.find(({ id, about }) => text.includes(id) && text.includes(about));
  const found = [
    ...inNames.filter(({ pattern }) => pattern.test(path)),
    ...inTexts.filter(({ pattern }) => pattern.test(text)),
    ...(scenario ? [{ message: `the scenario "${scenario.id}" of the sandbox` }] : []),
  ];
  return found.map(({ message }) => ({ path, message }));
}
