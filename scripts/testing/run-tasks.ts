import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Counts, countsOf, excerptOf } from './counts.ts';
import { runCommand } from './run-command.ts';
import { type Step, steps } from './steps.ts';

export type StepResult = {
  readonly step: Step;
  /** with the package, where each package has its own part of the step */
  readonly title: string;
  readonly counts: Counts;
  /** what went wrong, from the log where there is one; empty where nothing did */
  readonly excerpt: string;
  readonly seconds: number;
  /** whether the task passed before on the same files and was not run again */
  readonly cached: boolean;
};

/** What turbo notes about a run (`--summarize`). */
const summary = z.object({
  tasks: z.array(
    z.object({
      task: z.string(),
      package: z.string(),
      directory: z.string(),
      /** absent of a task that turbo does not cache */
      logFile: z.optional(z.string()),
      cache: z.object({ status: z.string() }),
      execution: z.optional(z.object({ startTime: z.number(), endTime: z.number(), exitCode: z.nullable(z.number()) })),
    }),
  ),
});
type Task = z.infer<typeof summary>['tasks'][number];

type Options = { root: string; env: NodeJS.ProcessEnv; force: boolean };

/** Runs the tasks whose inputs have changed since they passed, and those that they depend on. Continues after a failure. */
export async function runTasks(chosen: readonly Step[], { root, env, force }: Options): Promise<StepResult[]> {
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // Journeys and installations wait as much as they compute, so two tasks at once keep two cores busy.
  const flags = ['--concurrency=2', '--continue=always', '--summarize', ...(force ? ['--force'] : [])];
  const args = ['run', ...chosen.map(({ task }) => task), ...flags];
  await runCommand({ command: 'turbo', args, cwd: root, env, output: 'live', limit: 80 * 60_000 });
  const [file] = globSync(join(summaries, '*.json'));
  const text = file ? readFileSync(file, 'utf8') : '{"tasks":[]}';
  rmSync(summaries, { recursive: true, force: true }); // a commit from before .gitignore named them would see them
  const { tasks } = summary.parse(JSON.parse(text));
  return steps.flatMap((step) =>
    tasks.filter(({ task }) => task.replace('//#', '') === step.task).flatMap((task) => resultOf(root, step, task)),
  );
}

function resultOf(root: string, step: Step, { execution, cache, ...task }: Task): StepResult[] {
  const cached = cache.status === 'HIT';
  if (!execution && !cached) return [];
  const { startTime = 0, endTime = 0, exitCode = 0 } = execution ?? {};
  const counts = countsOf(step.report && join(root, task.directory, step.report), exitCode ?? 1);
  const title = task.package === '//' ? step.title : `${step.title} of ${task.package.replace('@quayside/', '')}`;
  const log = task.logFile && join(root, task.logFile);
  const excerpt = !counts.failed
    ? ''
    : log && existsSync(log)
      ? excerptOf(readFileSync(log, 'utf8'))
      : 'Its output is above.';
  return [{ step, title, counts, excerpt, seconds: (endTime - startTime) / 1000, cached }];
}
