import { type Counts, countLine, type Failure } from './counts.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

export type StepResult = { step: Step; counts: Counts; failures: readonly Failure[]; seconds: number };

type Options = { root: string; env: NodeJS.ProcessEnv; say: (line: string) => void };

const minute = 60_000;

/** Runs the steps: cheap ones two at a time, those whose output is watched one after the other. */
export async function runSteps(all: readonly Step[], options: Options): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...all];
  let started = 0;
  const runNext = async (step: Step) => {
    started += 1;
    const number = `[${started}/${all.length}]`;
    if (step.output === 'live') options.say(`${number} ${step.title}`);
    results.push(await runStep(step, number, options));
  };
  while (waiting.length) {
    const step = waiting.shift();
    if (!step) break;
    const beside = step.group === 'static' && waiting[0]?.group === 'static' ? waiting.shift() : undefined;
    await Promise.all([step, beside].filter((one) => one !== undefined).map(runNext));
  }
  return results;
}

async function runStep(step: Step, number: string, { root, env, say }: Options): Promise<StepResult> {
  const { command, args, output } = step;
  const result = await runCommand({
    command,
    args,
    output,
    cwd: root,
    env: { ...env, ...step.env },
    limit: 25 * minute,
  });
  const counts = step.count(result.exitCode);
  if (result.output && counts.failed) say(result.output.trimEnd());
  say(
    `${number} ${step.title}: ${counts.failed ? 'FAILED' : 'ok'} (${countLine(counts)}, ${result.seconds.toFixed(1)} s)`,
  );
  const failures = counts.failed ? (step.failures?.() ?? checkFailure(step.title, result.output)) : [];
  return { step, counts, failures, seconds: result.seconds };
}

/** The end of what a failed check said, for the summary. */
const checkFailure = (at: string, output = ''): readonly Failure[] => [
  { at, why: output.trimEnd().split('\n').slice(-12).join('\n') },
];
