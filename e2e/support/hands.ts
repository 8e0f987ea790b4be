import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { Say } from './words.ts';

export type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/**
 * What a customer does on a screen: fills fields by what they are called, presses, looks. Every browser that a journey runs in has its
 * own hands; every step waits until the screen lets it happen.
 */
export abstract class Hands {
  protected readonly say: Say;
  #pressed: { readonly name: string; readonly at: number } | undefined;

  constructor(say: Say) {
    this.say = say;
  }

  /** The fields of one group: an address, a row of a list. */
  abstract group(label: string): Hands;

  /** What stands on a sheet, while that is open. */
  abstract inSheet(title: string): Hands;

  abstract text(label: string, value: string): Promise<void>;

  /** From a searchable sheet: the first that the search finds. */
  abstract pick(label: string, search: string): Promise<void>;

  /** From the system's own list. */
  abstract select(label: string, option: string): Promise<void>;

  abstract choose(question: string, answer: string): Promise<void>;

  abstract tick(label: string): Promise<void>;

  /** Chooses a file and waits until the server has it. */
  abstract upload(label: string, file: Picture): Promise<void>;

  /** One stroke on a signature pad. */
  abstract draw(label: string): Promise<void>;

  /** The names of the buttons that have these words in theirs, once there are any. */
  abstract buttonsNamed(words: string): Promise<string[]>;

  abstract expectHeading(name: string): Promise<void>;

  abstract expectText(words: string): Promise<void>;

  /** The screen of this step at its path, with its primary action or, where it has none yet, the camera's picture. */
  abstract expectScreen(step: string, path: string, action: string): Promise<void>;

  async tickAll(question: string, answers: readonly string[]): Promise<void> {
    for (const answer of answers) await this.group(question).tick(answer);
  }

  /** @param date `YYYY-MM-DD` */
  async date(label: string, date: string): Promise<void> {
    const [year = '', month = '', day = ''] = date.split('-');
    const boxes = this.group(label);
    await boxes.text(this.say('ui-fields', 'day'), day);
    await boxes.text(this.say('ui-fields', 'month'), month);
    await boxes.text(this.say('ui-fields', 'year'), year);
  }

  /** As a person does who reads what came of it: a second press of the same button is no part of a burst (UI-02). */
  async press(name: string): Promise<void> {
    if (this.#pressed?.name === name) await this.until(this.#pressed.at + clickDebounceMs);
    await this.click(name);
    this.#pressed = { name, at: Date.now() };
  }

  protected abstract click(button: string): Promise<void>;

  /** @param time of the clock, in milliseconds */
  protected abstract until(time: number): Promise<void>;

  /** What the buttons say that choose a file. */
  protected get chooseWords(): string[] {
    return ['choosePhoto', 'chooseFile', 'chooseAnother', 'replace'].map((key) => this.say('ui-documents', key));
  }
}
