import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Driver, type PictureFile } from '../../support/driver.ts';
import type { Say } from '../../support/words.ts';
import { describeSearch, findElements, type SearchStep } from './find.ts';
import { type ElementReference, ScriptError, WebDriverError, type WebDriverSession } from './session.ts';

export class NotOnScreenError extends Error {
  override readonly name = 'NotOnScreenError';
}

type Options = {
  readonly session: WebDriverSession;
  readonly say: Say;
  /** The folder for picture files that the browser reads. */
  readonly folder: string;
};

const TIMEOUT_MS = 60_000;
const POLL_MS = 40;
const SELECT_ALL = '\uE009a'; // Ctrl+A; WebKit releases the keys only at the end of the command
const libraryPath = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

export class WebDriverForm extends Driver {
  readonly #options: Options;
  readonly #session: WebDriverSession;
  readonly #within: readonly SearchStep[];

  constructor(options: Options, within: readonly SearchStep[] = []) {
    super(options.say);
    this.#options = options;
    this.#session = options.session;
    this.#within = within;
  }

  override group = (label: string): Driver => this.#inside({ roles: ['group'], name: label });
  override inSheet = (title: string): Driver => new WebDriverForm(this.#options, [{ roles: ['dialog'], name: title }]);

  override async text(label: string, value: string): Promise<void> {
    await this.#write({ roles: ['textbox', 'combobox'], name: label, css: 'input, textarea' }, value);
  }

  override async pick(label: string, search: string): Promise<void> {
    await this.#press({ roles: ['combobox'], name: label });
    const sheet = this.inSheet(label) as WebDriverForm;
    await sheet.#write({ roles: ['combobox'] }, search);
    await sheet.#press({ roles: ['option'] });
    await this.#wait(`the sheet ${label} to close`, async () => (await this.#all(sheet.#within)).length === 0);
  }

  override async select(label: string, option: string): Promise<void> {
    const list = await this.#one({ roles: ['combobox'], name: label });
    await this.#session.type(list, option);
    await this.#wait(`${label} to say ${option}`, () =>
      this.#session.run(
        (select: unknown, text: string) => (select as HTMLSelectElement).selectedOptions[0]?.label === text,
        list,
        option,
      ),
    );
  }

  override async choose(question: string, answer: string): Promise<void> {
    const group = this.#inside({ roles: ['radiogroup'], name: question });
    await group.#mark({ roles: ['radio'], name: answer });
  }

  /** A press on the first answer opens the next question. A question with an answer has Continue. */
  override async answer(question: string, answer: string): Promise<void> {
    const group: SearchStep = { roles: ['radiogroup'], name: question };
    const asked = await this.#one(group);
    const advances = await this.#session.run(
      (element: unknown) => (element as HTMLElement).closest('[data-advance]') !== null,
      asked,
    );
    await this.#inside(group).#press({ roles: ['radio'], name: answer });
    if (!advances) await this.nextPage();
    await this.#wait(`${question} to be left`, async () => (await this.#all([...this.#within, group])).length === 0);
  }

  override async tick(label: string): Promise<void> {
    await this.#mark({ roles: ['checkbox'], name: label });
  }

  override async tickAlone(question: string, answer: string): Promise<void> {
    await this.tick(answer);
    const group: SearchStep = { roles: ['group'], name: question };
    await this.#wait(`${question} to be left`, async () => (await this.#all([...this.#within, group])).length === 0);
  }

  /** Passes the file to the input without opening the file chooser, as WebDriver requires. */
  override async upload(label: string, file: PictureFile): Promise<void> {
    const slot = await this.#one({ roles: ['group'], name: label });
    const input = await this.#session.run(
      (group: unknown) =>
        (group as HTMLElement).querySelector('input[type=file]:not([capture])') as unknown as ElementReference,
      slot,
    );
    await this.#give(input, file);
    await this.#wait(`${label} to be uploaded`, () =>
      this.#session.run(
        (group: unknown) => (group as HTMLElement).querySelector('[data-state=done], [data-state=unread]') !== null,
        slot,
      ),
    );
  }

  /** Passes the photo to the file input that precedes the row of buttons. */
  async choosePhoto(button: string, photo: PictureFile): Promise<void> {
    const input = await this.#session.run(
      (pressed: unknown) =>
        (pressed as HTMLElement).parentElement?.querySelector('input[type=file]') as unknown as ElementReference,
      await this.#one({ roles: ['button'], name: button }),
    );
    await this.#give(input, photo);
  }

  override async draw(label: string): Promise<void> {
    const pad = await this.#one({ roles: ['img'], name: label });
    const { x, y, width, height } = await this.#session.run((element: unknown) => {
      const box = (element as HTMLElement).getBoundingClientRect();
      return { x: box.x, y: box.y, width: box.width, height: box.height };
    }, pad);
    const stroke = [
      [0.2, 0.6],
      [0.3, 0.45],
      [0.4, 0.3],
      [0.5, 0.5],
      [0.6, 0.7],
      [0.7, 0.55],
      [0.8, 0.4],
    ] as const;
    await this.#session.drag(stroke.map(([left, top]) => [x + width * left, y + height * top] as const));
  }

  override async buttonsNamed(words: string): Promise<string[]> {
    const step = { roles: ['button'], part: words };
    await this.#one(step);
    const buttons = await this.#all([...this.#within, step]);
    const nameOf = (button: ElementReference) =>
      this.#session.run(
        (shown: unknown) => (shown as HTMLElement).ariaLabel ?? (shown as HTMLElement).innerText.trim(),
        button,
      );
    return Promise.all(buttons.map(nameOf));
  }

  override async expectHeading(name: string): Promise<void> {
    await this.#one({ roles: ['heading'], part: name });
  }

  override async expectText(words: string): Promise<void> {
    await this.#wait(`the words ${words}`, () =>
      this.#session.run((text: string) => document.body.innerText.includes(text), words),
    );
  }

  override async expectScreen(step: string, path: string, action: string): Promise<void> {
    await this.#wait(`the page ${path}`, async () =>
      new URL(await this.#session.address()).pathname.endsWith(`/${path}`),
    );
    await this.#wait(`the step ${step} with its action ${action}`, async () => {
      const [isShown, isReady] = await this.#session.run((name: string) => {
        const shown = document.querySelector(`[data-step="${name}"]`);
        return [shown !== null, shown?.querySelector('video, [data-advance]') != null] as const;
      }, step);
      return isShown && (isReady || (await this.#all([{ roles: ['button'], name: action }])).length > 0);
    });
  }

  override async follow(link: string): Promise<void> {
    await this.#press({ roles: ['link'], name: link });
  }

  protected override click = (button: string): Promise<void> => this.#press({ roles: ['button'], name: button });

  protected override until = (time: number): Promise<void> => pause(Math.max(0, time - Date.now()));

  async #give(input: ElementReference, { name, buffer }: PictureFile): Promise<void> {
    const path = join(this.#options.folder, name);
    writeFileSync(path, buffer);
    await this.#session.type(input, path);
  }

  #inside(step: SearchStep): WebDriverForm {
    return new WebDriverForm(this.#options, [...this.#within, step]);
  }

  async #write(box: SearchStep, value: string): Promise<void> {
    await this.#press(box);
    const target = await this.#one(box);
    await this.#session.type(target, SELECT_ALL);
    await this.#session.type(target, value);
  }

  /** Clicks the row of the box, because the input itself is not visible. */
  async #mark(box: SearchStep): Promise<void> {
    const isMarked = async () =>
      this.#session.run((input: unknown) => (input as HTMLInputElement).checked, await this.#one(box));
    if (await isMarked()) return;
    await this.#press(box);
    await this.#wait(`${describeSearch([box])} to be marked`, isMarked);
  }

  /** Clicks the element once it has stopped moving and is not covered. */
  async #press(step: SearchStep): Promise<void> {
    let before = Number.NaN;
    await this.#wait(`${describeSearch([...this.#within, step])} to be free`, async () => {
      const [target, top] = await this.#session.run(
        (element: unknown) => {
          const marked = (element as HTMLElement).matches('input[type=radio], input[type=checkbox]');
          const row = (marked && (element as HTMLElement).closest('label')) || (element as HTMLElement);
          row.scrollIntoView({ block: 'center', behavior: 'instant' });
          return [row as unknown as ElementReference, row.getBoundingClientRect().top] as const;
        },
        await this.#one(step),
      );
      const isStill = top === before;
      before = top;
      if (!isStill) return false;
      try {
        await this.#session.click(target);
        return true;
      } catch (error) {
        if (error instanceof WebDriverError && passing.includes(error.reason)) return false;
        throw error;
      }
    });
  }

  async #one(step: SearchStep): Promise<ElementReference> {
    const steps = [...this.#within, step];
    let found: ElementReference | undefined;
    await this.#wait(describeSearch(steps), async () => {
      [found] = await this.#all(steps);
      return found !== undefined;
    });
    if (!found) throw new NotOnScreenError(describeSearch(steps));
    return found;
  }

  async #all(steps: readonly SearchStep[]): Promise<readonly ElementReference[]> {
    try {
      return (await this.#session.run(findElements, steps)) as unknown as readonly ElementReference[];
    } catch (error) {
      if (!(error instanceof ScriptError && error.message.endsWith('no library'))) throw error;
      await this.#session.include(readFileSync(libraryPath, 'utf8'));
      return [];
    }
  }

  async #wait(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    while (!(await holds())) {
      if (Date.now() > end)
        throw new NotOnScreenError(`Waited for ${what}, in vain, on ${await this.#session.address()}`);
      await pause(POLL_MS);
    }
  }
}

/** Errors of WebDriver that pass by themselves: a sheet slides over the element, or its field renders again. */
const passing = ['element click intercepted', 'stale element reference', 'element not interactable'];
