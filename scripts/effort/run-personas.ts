import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { repositoryRoot } from '../services/services.ts';
import { type EffortPersona, effortPersonas } from './budgets.ts';

export type PersonaFigures<T> = { readonly persona: EffortPersona; readonly figures: T };

/**
 * Runs the journeys that open an account as each customer, with more `flags` of Playwright. Returns its exit code, and
 * the figures that the journeys write to `.quayside/<name>`.
 */
export function runPersonas<T>(
  name: string,
  mode: 'checked' | 'written' | 'work',
  flags: readonly string[] = [],
): { readonly exitCode: number; readonly measured: readonly PersonaFigures<T>[] } {
  const folder = `${repositoryRoot}/.quayside/${name}`;
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(
    'playwright',
    ['test', ...flags, '--grep', 'the effort budget|measured by npm run effort|F01 F20|by keyboard only'],
    {
      stdio: 'inherit',
      env: { ...process.env, QUAYSIDE_EFFORT: mode },
    },
  );
  const measured = effortPersonas.flatMap((persona) => {
    const file = `${folder}/${persona}.json`;
    return existsSync(file) ? [{ persona, figures: JSON.parse(readFileSync(file, 'utf8')) as T }] : [];
  });
  return { exitCode: status ?? 1, measured };
}
