const step = /^answers\/steps\/([\w.-]+?)(?<!\.test)\.ts$/;

/** Returns the file with the summaries of a package by the id of their step, or none. `sources` are paths in `src`. */
export function summaryMaps(sources: readonly string[]): { path: string; text: string }[] {
  const steps = sources.flatMap((path) => step.exec(path)?.[1] ?? []).sort();
  if (steps.length === 0) return [];
  const lines = steps.map((id) => `  '${id}': async () => (await import('../steps/${id}.ts')).summary,`);
  return [{ path: 'answers/generated/answers-in-words.ts', text: [...head, ...lines, ...foot].join('\n') }];
}

const head = [
  '// Written by "npm run entry-points" from the files of `steps`.',
  "import type { SummaryModule } from '../summary-module.ts';",
  '',
  '/**',
  ' * The steps whose answers can be read back, by id: of an opening, and of an application for options, futures or CFDs. "Check your answers" and the',
  ' * PDF of a submission use the same modules. Each loads when it is asked for.',
  ' */',
  'export const answersInWords = {',
];
const foot = ['} as const satisfies Readonly<Record<string, () => Promise<SummaryModule>>>;', ''];
