import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Criterion, criteriaProblems, flows, type PersonCheck, type Results } from './acr.ts';
import { page, reportPage } from './page.ts';

const folder = 'scripts/acr';
export const resultsFile = `${folder}/results.json`;

export type Tables = { readonly criteria: readonly Criterion[]; readonly checks: readonly PersonCheck[] };

/** Reads the committed tables. */
export function readTables(root: string): Tables {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as T;
  return { criteria: read('criteria.json'), checks: read('person-checks.json') };
}

/** Returns what is wrong with the report: a stale page, a test that is gone, or a person's check of something that is not there. */
export function acrProblems(root: string): readonly { readonly path: string; readonly message: string }[] {
  const { criteria, checks } = readTables(root);
  const results = JSON.parse(readFileSync(join(root, resultsFile), 'utf8')) as Results;
  const unknown = checks
    .filter(({ criterion, flow }) => !flows[flow] || !criteria.some(({ id }) => id === criterion))
    .map(({ criterion, flow }) => `the check of ${criterion} in “${flow}” names what is not there`);
  const stale =
    !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== reportPage(criteria, results, checks);
  return [
    ...[...criteriaProblems(root, criteria), ...unknown].map((message) => ({
      path: `${folder}/criteria.json`,
      message,
    })),
    ...(stale ? [{ path: page, message: 'is stale: run "npm run acr -- --write"' }] : []),
  ];
}
