import { getApplicableSteps, isSatisfied, type JourneyContext, type Step } from '../journey.ts';
import { screenSeconds } from './screen-seconds/screen-seconds.ts';

/** A screen of a step, counted from 1. `of` is the number of screens. A step with one question per page has several. */
export type ScreenOfStep = { readonly number: number; readonly of: number };

/** A group of the progress bar. `done` is the share of completed screens, 0 to 1. */
export type ProgressGroup = { readonly group: string; readonly done: number };

/** The customer's position in a journey: the group and screen, all groups, and the remaining time. */
export type Progress = {
  readonly group: string;
  /** The position of the screen within its group, counted from 1. */
  readonly number: number;
  /** The number of screens in the group. */
  readonly of: number;
  /** All groups with applicable steps, in order. */
  readonly groups: readonly ProgressGroup[];
  /** Remaining minutes, rounded up; 0 for less than one. Undefined if the time of a remaining screen is unknown. */
  readonly minutesLeft: number | undefined;
  /** What remains, for the progress bar. Undefined if the time of a remaining screen is unknown. */
  readonly left: TimeLeft | undefined;
};

/** The remaining minutes, rounded up to half minutes. Below one minute, the remaining screens with the current one. */
export type TimeLeft = { readonly minutes: number } | { readonly screens: number };

/** Options of `getProgress`: the current screen, and the number of screens of other steps. */
export type ProgressOptions = {
  /** The current screen of the step. Defaults to the first. */
  readonly screen?: ScreenOfStep | undefined;
  /** The number of screens by step, for steps that were shown before. Defaults to that of `screenSeconds`. */
  readonly seen?: Readonly<Record<string, number>>;
  /** The layout of steps with several questions. Defaults to `one-per-page`. */
  readonly questions?: 'one-per-page' | 'all-on-one-page' | undefined;
};

/**
 * Returns the progress at a step, with the completed share of each group. Returns undefined if the step does not apply. Other steps that do not apply, or that
 * only a link opens, do not count.
 */
export function getProgress(
  steps: readonly Step[],
  id: string,
  context: JourneyContext,
  { screen, seen = {}, questions }: ProgressOptions = {},
): Progress | undefined {
  const path = getApplicableSteps(steps, context).filter((step) => step.id === id || !step.skipWhenSatisfied);
  const at = path.findIndex((step) => step.id === id);
  const current = path[at];
  if (!current) return undefined;
  const number = screen?.number ?? 1;
  const met = path.map((step, index) => {
    const here = index === at;
    const usual = questions === 'all-on-one-page' ? 1 : (seen[step.id] ?? screenSeconds[step.id]?.length ?? 1);
    const screens = here && screen ? screen.of : usual;
    const complete = (index < at || context.answers[step.id] !== undefined) && isSatisfied(step, context);
    const seconds = secondsOf(step.id, questions === 'all-on-one-page' ? 'together' : screens);
    return {
      group: step.group,
      screens,
      before: index < at ? screens : 0,
      done: complete ? screens : here ? number - 1 : 0,
      left: complete ? [] : here ? seconds?.slice(number - 1) : seconds, // a completed step adds no time, so the time left never increases
    };
  });
  const names = [...new Set(met.map(({ group }) => group))];
  const within = (name: string) => met.filter(({ group }) => group === name);
  const own = within(current.group);
  const left = met.flatMap((step): readonly (number | undefined)[] => step.left ?? [undefined]);
  const seconds = left.every((one) => one !== undefined) ? sum(left) : undefined;
  return {
    group: current.group,
    number: sum(own.map(({ before }) => before)) + number,
    of: sum(own.map(({ screens }) => screens)),
    groups: names.map((group) => {
      const of = sum(within(group).map(({ screens }) => screens));
      return { group, done: sum(within(group).map(({ done }) => done)) / of };
    }),
    minutesLeft: seconds === undefined ? undefined : minutesOf(seconds),
    left:
      seconds === undefined
        ? undefined
        : seconds < 60
          ? { screens: left.length }
          : { minutes: Math.ceil(seconds / 30) / 2 },
  };
}

/**
 * Returns the seconds of each screen. If the number of screens differs from the model, returns an average. `together` means one screen with all questions of
 * the step.
 */
function secondsOf(id: string, screens: number | 'together'): readonly number[] | undefined {
  const measured = screenSeconds[id];
  if (!measured || measured.length === screens) return measured;
  if (screens === 'together') return [sum(measured)];
  return Array.from({ length: screens }, () => sum(measured) / Math.max(screens, measured.length));
}

const minutesOf = (seconds: number): number => (seconds < 60 ? 0 : Math.ceil(seconds / 60));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
