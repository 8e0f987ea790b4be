import { openingDefinition } from '../../packages/rules/src/journeys/opening/definition/definition.ts';
import { w8benDefinition } from '../../packages/rules/src/journeys/w8ben/definition/definition.ts';
import { type ScreenEffort, secondsOn } from './klm.ts';

const stepAt = new Map<string, string>(
  openingDefinition.steps.flatMap((entry): (readonly [path: string, step: string])[] =>
    'part' in entry
      ? w8benDefinition.steps.map(({ step, path }) => [path, `${entry.part}.${step}`])
      : [[entry.path, entry.step]],
  ),
);

/**
 * Returns the seconds of each screen by step of the opening: the mean of the runs with the most screens of the step.
 * The time on other screens, such as the provider's page, counts with the step before.
 */
export function screenSecondsOf(runs: readonly (readonly ScreenEffort[])[]): Readonly<Record<string, number[]>> {
  const timesOf = new Map<string, number[][]>();
  for (const run of runs) {
    const times = new Map<string, Map<string, number>>();
    let last: readonly [step: string, question: string] | undefined;
    for (const { path, ...effort } of run) {
      const [address = '', question = ''] = path.split(' ');
      const step = stepAt.get(pathIn(address));
      if (step) last = [step, question];
      if (!last) continue;
      const screens = times.get(last[0]) ?? new Map<string, number>();
      times.set(last[0], screens.set(last[1], (screens.get(last[1]) ?? 0) + secondsOn(effort)));
    }
    for (const [step, screens] of times) timesOf.set(step, [...(timesOf.get(step) ?? []), [...screens.values()]]);
  }
  return Object.fromEntries(
    [...stepAt.values()].flatMap((step) => {
      const times = timesOf.get(step);
      return times ? [[step, meanOf(times)]] : [];
    }),
  );
}

/** Returns the table as the source of `packages/rules/src/progress/screen-seconds.ts`. */
export function screenSecondsSource(table: Readonly<Record<string, readonly number[]>>): string {
  const lines = Object.entries(table).map(([step, seconds]) => {
    const key = /^\w+$/.test(step) ? step : `'${step}'`;
    return `  ${key}: [${seconds.join(', ')}],`;
  });
  return `/**
 * Seconds of each screen of a step, by step of the opening and of a second holder's part. The effort model computes them for a practised customer
 * (docs/effort.md); \`npm run effort -- --write\` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`;
}

/** Returns the path of the step: `/sg-choose` for a second holder's `/joint-sg-choose`. */
const pathIn = (address: string): string =>
  `/${
    address
      .split('/')
      .at(-1)
      ?.replace(/^joint-/, '') ?? ''
  }`;

function meanOf(times: readonly (readonly number[])[]): number[] {
  const most = Math.max(...times.map(({ length }) => length));
  const same = times.filter(({ length }) => length === most);
  return Array.from({ length: most }, (_, at) => {
    const total = same.reduce((sum, screens) => sum + (screens[at] ?? 0), 0);
    return Math.round(total / same.length);
  });
}
