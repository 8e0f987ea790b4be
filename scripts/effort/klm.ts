/** A customer's actions on one screen, and what the screen shows. */
export type ScreenEffort = {
  readonly path: string;
  /** Presses with a finger, including those in the phone's lists and file pickers. */
  readonly taps: number;
  /** Presses of Tab, Enter, Space, arrow keys and shortcuts. */
  readonly keys: number;
  readonly typed: number;
  /** Typed digits, which the customer reads from a document. Digits of searches do not count. */
  readonly digits: number;
  /** Text boxes into which the customer types, without the search boxes of lists. */
  readonly boxes: number;
  /** Strokes of a drawn signature. */
  readonly strokes: number;
  /** The height of the page in screens of the phone, at least 1. */
  readonly heights: number;
  /** Visible words that the previous screen did not show, without agreements, which open in dialogs. */
  readonly words: number;
};

/** The seconds that each action takes. `docs/effort.md` names the sources. */
export const operatorSeconds = {
  /** Seconds for one tap: 0.43 for pointing and 0.31 for tapping (Lee et al. 2015, the Fingerstroke-Level Model). */
  tap: 0.74,
  /** Seconds for one key of a keyboard, for an average typist who is not a secretary (Card, Moran and Newell 1980). */
  key: 0.28,
  /** Seconds for one character on a phone's keyboard, at 36.2 words of 5 characters a minute (Palin et al. 2019). */
  character: 60 / (36.2 * 5),
  /** Seconds for one mental preparation (Card, Moran and Newell 1980). */
  prepare: 1.35,
  /** Seconds for a drawn stroke of 6 cm: 0.9, and 0.16 for each centimetre (Card, Moran and Newell 1980). */
  stroke: 0.9 + 0.16 * 6,
  /** Seconds for one look between the phone and a document, the macro attention shift (Holleis et al. 2007). */
  look: 0.36,
  /** Seconds to scroll by one screen, which takes two flicks (Lee et al. 2015). */
  scroll: 2 * 0.11,
  /** Seconds to skim one word, at 450 words a minute: an assumption based on Carver 1992. */
  word: 60 / 450,
  /** Seconds to read one word, at 238 words a minute (Brysbaert 2019). */
  wordRead: 60 / 238,
} as const;

/** The share of typed characters that are wrong and not corrected while typing (Palin et al. 2019). */
const UNCORRECTED_SHARE = 0.023;

/** The digits that a customer remembers at once while copying a number: an assumption, the usual group of printed numbers. */
const DIGITS_A_LOOK = 4;

/** The figures of a whole run: the sums over all its screens. */
export type RunEffort = Omit<ScreenEffort, 'path'> & {
  readonly screens: number;
  /** The screen heights that the customer scrolls: all beyond the first of each screen. */
  readonly scrolled: number;
  /** The time of the run in seconds, without waiting for the network. */
  readonly seconds: number;
  /** The time in seconds for a customer who reads every word. */
  readonly secondsReading: number;
};

/** The most that a run may have of each figure. `minutes` is its time without the network. */
export type EffortLimits = {
  readonly taps: number;
  readonly boxes?: number;
  readonly heights: number;
  readonly minutes: number;
};

/**
 * Returns the seconds that a customer needs for a screen. Each tap takes one mental preparation, which includes typing
 * into the tapped text box. A wrong character takes a preparation, a tap into the box, a deletion and another character.
 * Copied digits take two looks for each group. `perWord` is the time for reading a word; default: skimming.
 */
export function secondsOnScreen(
  { taps, keys, typed, digits, boxes, strokes, heights, words }: Omit<ScreenEffort, 'path'>,
  perWord: number = operatorSeconds.word,
): number {
  const character = keys > taps ? operatorSeconds.key : operatorSeconds.character;
  const correction = operatorSeconds.prepare + operatorSeconds.tap + 2 * character;
  return (
    typed * UNCORRECTED_SHARE * correction +
    2 * operatorSeconds.look * (digits / DIGITS_A_LOOK) +
    taps * operatorSeconds.tap +
    keys * operatorSeconds.key +
    typed * character +
    Math.max(taps, boxes) * operatorSeconds.prepare +
    strokes * operatorSeconds.stroke +
    Math.max(0, heights - 1) * operatorSeconds.scroll +
    words * perWord
  );
}

export function effortOf(screens: readonly ScreenEffort[]): RunEffort {
  const sum = (pick: (screen: ScreenEffort) => number) => screens.reduce((total, screen) => total + pick(screen), 0);
  return {
    screens: screens.length,
    taps: sum(({ taps }) => taps),
    keys: sum(({ keys }) => keys),
    typed: sum(({ typed }) => typed),
    digits: sum(({ digits }) => digits),
    boxes: sum(({ boxes }) => boxes),
    strokes: sum(({ strokes }) => strokes),
    heights: tenths(sum(({ heights }) => heights)),
    scrolled: tenths(sum(({ heights }) => Math.max(0, heights - 1))),
    words: sum(({ words }) => words),
    seconds: Math.round(sum((screen) => secondsOnScreen(screen))),
    secondsReading: Math.round(sum((screen) => secondsOnScreen(screen, operatorSeconds.wordRead))),
  };
}

export const toMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

const tenths = (figure: number): number => Math.round(figure * 10) / 10;

/** Returns a text for each figure above its limit, such as `taps 132 > 80`; empty if there is none. */
export function findExceededLimits(effort: RunEffort, limits: EffortLimits): readonly string[] {
  const figures = { ...effort, minutes: toMinutes(effort.seconds) };
  return Object.entries(limits).flatMap(([name, most]) => {
    const figure = figures[name as keyof EffortLimits];
    return figure > most ? [`${name} ${figure} > ${most}`] : [];
  });
}
