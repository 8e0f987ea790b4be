import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findFailureExcerpt, readTestCounts, type TestCounts } from './counts.ts';
import { runCommand } from './run-command.ts';
import { type TestStep, testSteps } from './steps.ts';

export type StepResult = {
  readonly step: TestStep;
  /** The title of the task, with the name of the package if each package has the task. */
  readonly title: string;
  readonly counts: TestCounts;
  /** The first failure in the log; empty after a pass. */
  readonly excerpt: string;
  readonly seconds: number;
  /** Whether the task was skipped, because it had passed on the same files before. */
  readonly cached: boolean;
};

/** The schema of the summary that turbo writes with `--summarize`. */
const summary = z.object({
  tasks: z.array(
    z.object({
      task: z.string(),
      package: z.string(),
      directory: z.string(),
      /** Absent for a task without a cache. */
      logFile: z.optional(z.string()),
      cache: z.object({ status: z.string() }),
      execution: z.optional(z.object({ startTime: z.number(), endTime: z.number(), exitCode: z.nullable(z.number()) })),
    }),
  ),
});
type Task = z.infer<typeof summary>['tasks'][number];

type Options = { root: string; env: NodeJS.ProcessEnv; force: boolean };

/**
 * Runs tasks with turbo, which skips those that passed on the same files, and resolves with their results. Continues
 * after a failure. With `force`, skips none.
 */
export async function runTasks(chosen: readonly TestStep[], { root, env, force }: Options): Promise<StepResult[]> {
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // Journeys and installations wait half of their time, so two tasks use two cores.
  const flags = ['--concurrency=2', '--continue=always', '--summarize', ...(force ? ['--force'] : [])];
  const args = ['run', ...chosen.map(({ task }) => task), ...flags];
  await runCommand({ command: 'turbo', args, cwd: root, env, output: 'live', limit: 80 * 60_000 });
  const [file] = globSync(join(summaries, '*.json'));
  const text = file ? readFileSync(file, 'utf8') : '{"tasks":[]}';
  rmSync(summaries, { recursive: true, force: true });
  const { tasks } = summary.parse(JSON.parse(text));
  return testSteps.flatMap((step) =>
    tasks.filter(({ task }) => task.replace('//#', '') === step.task).flatMap((task) => resultOf(root, step, task)),
  );
}

function resultOf(root: string, step: TestStep, { execution, cache, ...task }: Task): StepResult[] {
  const cached = cache.status === 'HIT';
  if (!execution && !cached) return [];
  const { startTime = 0, endTime = 0, exitCode = 0 } = execution ?? {};
  const counts = readTestCounts(step.report && join(root, task.directory, step.report), exitCode ?? 1);
  const title = task.package === '//' ? step.title : `${step.title} of ${task.package.replace('@quayside/', '')}`;
  const log = join(root, task.logFile ?? '');
  const output =
    task.logFile && existsSync(log) ? findFailureExcerpt(readFileSync(log, 'utf8')) : 'Its output is above.';
  const excerpt = counts.failed ? output : '';
  return [{ step, title, counts, excerpt, seconds: (endTime - startTime) / 1000, cached }];
}
