import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { Say } from './words.ts';

export type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/**
 * A customer's actions on a screen: fills in fields by label, presses buttons and checks texts. Each browser has a
 * subclass. Every action waits until the screen allows it.
 */
export abstract class Driver {
  protected readonly say: Say;
  #pressed: { readonly name: string; readonly at: number } | undefined;

  constructor(say: Say) {
    this.say = say;
  }

  /** Returns a driver for one group of fields, such as an address or a row. */
  abstract group(label: string): Driver;

  /** Returns a driver for the sheet with this title, which is open. */
  abstract inSheet(title: string): Driver;

  abstract text(label: string, value: string): Promise<void>;

  /** Opens the sheet of a field, searches in it, and chooses the first result. */
  abstract pick(label: string, search: string): Promise<void>;

  abstract select(label: string, option: string): Promise<void>;

  abstract choose(question: string, answer: string): Promise<void>;

  /** Answers a question that is alone on its page, and waits for the next page. */
  abstract answer(question: string, answer: string): Promise<void>;

  abstract tick(label: string): Promise<void>;

  /** Ticks a box that excludes the others, such as "None of these", and waits for the next page. */
  abstract tickAlone(question: string, answer: string): Promise<void>;

  /** Chooses a file for a document slot, and waits until the server has it. */
  abstract upload(label: string, file: PictureFile): Promise<void>;

  abstract draw(label: string): Promise<void>;

  /** Waits for a button whose name contains this text, and returns the names of all such buttons. */
  abstract buttonsNamed(words: string): Promise<string[]>;

  abstract expectHeading(name: string): Promise<void>;

  abstract expectText(words: string): Promise<void>;

  /** Asserts that the step's screen is at its path, with its primary action, a question that shows the next page, or the camera's picture. */
  abstract expectScreen(step: string, path: string, action: string): Promise<void>;

  async tickAll(question: string, answers: readonly string[]): Promise<void> {
    for (const answer of answers) await this.group(question).tick(answer);
  }

  /** Presses Continue to open the next page of the step. */
  async nextPage(): Promise<void> {
    await this.press(this.say('flow', 'continue'));
  }

  /**
   * Fills in the three boxes of a date.
   * @param date `YYYY-MM-DD`
   */
  async date(label: string, date: string): Promise<void> {
    const [year = '', month = '', day = ''] = date.split('-');
    const boxes = this.group(label);
    await boxes.text(this.say('ui-fields', 'day'), day);
    await boxes.text(this.say('ui-fields', 'month'), month);
    await boxes.text(this.say('ui-fields', 'year'), year);
  }

  /** Clicks the link with this text. */
  abstract follow(link: string): Promise<void>;

  /** Presses the button with this name. If it was pressed just before, waits first, because the app ignores a quick second press (UI-02). */
  async press(name: string): Promise<void> {
    await this.debounced(name, () => this.click(name));
  }

  /** Runs an action that clicks a button. If the button was clicked just before, waits first, because the app ignores a quick second click. */
  protected async debounced(button: string, action: () => Promise<void>): Promise<void> {
    if (this.#pressed?.name === button) await this.until(this.#pressed.at + clickDebounceMs);
    await action();
    this.#pressed = { name: button, at: Date.now() };
  }

  protected abstract click(button: string): Promise<void>;

  /**
   * Waits until a time.
   * @param time clock time in milliseconds
   */
  protected abstract until(time: number): Promise<void>;

  protected get chooseWords(): string[] {
    return (['choosePhoto', 'chooseFile', 'chooseAnother', 'replace'] as const).map((key) =>
      this.say('ui-documents', key),
    );
  }
}
