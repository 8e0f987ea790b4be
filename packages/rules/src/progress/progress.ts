import { applicable, isSatisfied, type JourneyContext, type Step } from '../journey.ts';
import { screenSeconds } from './screen-seconds.ts';

/** A screen of a step, counted from 1. A step has several screens where it shows one question a page. */
export type ScreenOfStep = { readonly number: number; readonly of: number };

/** A group of the journey. `done`: the share of its screens that are done, 0 to 1. */
export type ProgressGroup = { readonly group: string; readonly done: number };

/** Where a customer is in a journey. */
export type Progress = {
  readonly group: string;
  /** the screen within the group, counted from 1 */
  readonly number: number;
  /** the screens of the group */
  readonly of: number;
  /** the groups that the customer meets, in their order */
  readonly groups: readonly ProgressGroup[];
  /** whole minutes, rounded up; 0: less than one. Undefined if the time of a screen that remains was not measured */
  readonly minutesLeft: number | undefined;
};

/** What a screen knows of its place, for `progressOf`. */
export type ProgressOptions = {
  /** the screen of the step; by default its first */
  readonly screen?: ScreenOfStep | undefined;
  /** screens of steps that were shown before, by step; by default those of `screenSeconds` */
  readonly seen?: Readonly<Record<string, number>>;
  /** how steps show several questions; one per page if absent */
  readonly questions?: 'one-per-page' | 'all-on-one-page' | undefined;
};

/**
 * Returns the progress at a step: one entry for each group, filled by the screens that are done. Steps that the answers so far do not ask for do not count, nor
 * do those that only a link opens. Undefined for a step that does not apply.
 */
export function progressOf(
  steps: readonly Step[],
  id: string,
  context: JourneyContext,
  { screen, seen = {}, questions }: ProgressOptions = {},
): Progress | undefined {
  const path = applicable(steps, context).filter((step) => step.id === id || !step.beside);
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
      left: complete ? [] : here ? seconds?.slice(number - 1) : seconds, // a step that is done adds nothing, so the time never rises on the way
    };
  });
  const names = [...new Set(met.map(({ group }) => group))];
  const within = (name: string) => met.filter(({ group }) => group === name);
  const own = within(current.group);
  const left = met.map((step) => step.left && sum(step.left));
  return {
    group: current.group,
    number: sum(own.map(({ before }) => before)) + number,
    of: sum(own.map(({ screens }) => screens)),
    groups: names.map((group) => {
      const of = sum(within(group).map(({ screens }) => screens));
      return { group, done: sum(within(group).map(({ done }) => done)) / of };
    }),
    minutesLeft: left.every((one) => one !== undefined) ? minutesOf(sum(left)) : undefined,
  };
}

/**
 * Returns the time of each screen; of a step with another number of screens than the measured one, the same time on average. `together`: one screen has all
 * questions of the step.
 */
function secondsOf(id: string, screens: number | 'together'): readonly number[] | undefined {
  const measured = screenSeconds[id];
  if (!measured || measured.length === screens) return measured;
  if (screens === 'together') return [sum(measured)];
  return Array.from({ length: screens }, () => sum(measured) / Math.max(screens, measured.length));
}

const minutesOf = (seconds: number): number => (seconds < 60 ? 0 : Math.ceil(seconds / 60));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
