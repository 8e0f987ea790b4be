import { openingDefinition } from '../../packages/rules/src/flow-definitions/opening.ts';
import { w8benDefinition } from '../../packages/rules/src/flow-definitions/w8ben.ts';
import { type ScreenEffort, secondsOnScreen } from './klm.ts';

const stepByPath = new Map<string, string>(
  openingDefinition.steps.flatMap((entry): (readonly [path: string, step: string])[] =>
    'part' in entry
      ? w8benDefinition.steps.map(({ step, path }) => [path, `${entry.part}.${step}`])
      : [[entry.path, entry.step]],
  ),
);

/** Returns the step at a URL, or undefined if it has none. The path `/joint-sg-choose` of a second holder belongs to the step at `/sg-choose`. */
const stepAt = (address: string) => stepByPath.get(address.replace(/^.*\/(?:joint-)?/, '/'));

/**
 * Returns the seconds of each screen, by step of the opening. Each is the mean of the runs that show the most screens of
 * the step. Time on other screens, such as the provider's page, counts for the step before.
 */
export function calculateScreenSeconds(runs: readonly (readonly ScreenEffort[])[]): Readonly<Record<string, number[]>> {
  const runsByStep = new Map<string, number[][]>([...stepByPath.values()].map((step) => [step, []]));
  for (const run of runs) {
    let screen = '';
    const seconds = new Map<string, number>();
    for (const { path, ...effort } of run) {
      const [address = '', question = ''] = path.split(' ');
      const step = stepAt(address);
      if (step) screen = `${step} ${question}`;
      seconds.set(screen, (seconds.get(screen) ?? 0) + secondsOnScreen(effort));
    }
    for (const [step, screens] of Map.groupBy(seconds, ([name]) => name.split(' ')[0] ?? ''))
      runsByStep.get(step)?.push(screens.map(([, time]) => time));
  }
  return Object.fromEntries(
    [...runsByStep].filter(([, all]) => all.length > 0).map(([step, all]) => [step, meanOf(all)]),
  );
}

/** Returns the source of `packages/rules/src/progress/screen-seconds/screen-seconds.ts`. */
export const screenSecondsSource = (table: Readonly<Record<string, readonly number[]>>): string => `/**
 * Seconds of each screen, by step of the opening and of the flow of a second holder. The effort model computes them for a practised customer (docs/effort.md).
 * \`npm run effort -- --write\` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
${Object.entries(table)
  .map(([step, seconds]) => `  ${/^\w+$/.test(step) ? step : `'${step}'`}: [${seconds.join(', ')}],`)
  .join('\n')}
};
`;

function meanOf(runs: readonly (readonly number[])[]): number[] {
  const length = Math.max(...runs.map((screens) => screens.length));
  const longest = runs.filter((screens) => screens.length === length);
  const sum = (at: number) => longest.reduce((total, screens) => total + (screens[at] ?? 0), 0);
  return Array.from({ length }, (_, at) => Math.round(sum(at) / longest.length));
}
